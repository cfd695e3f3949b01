'use client';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { WarningIcon } from '../Icon/controlIcons.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './field.css.ts';
import { PendingRing } from './PendingRing.tsx';

/** What every field takes beside its own props. */
export interface FieldProps {
  /** What is asked for. Always there, even where it is not shown. */
  label: string;
  /** Help that stays under the field. */
  description?: ReactNode;
  /** What is wrong with the value, as a sentence. Wins over an error that the form knows. */
  errorMessage?: string;
  /** Something about the value is being checked or saved. The field stays usable. */
  isPending?: boolean;
}

/** Props of a react-aria-components field that the kit decides by itself. */
export type KitDecides =
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'validate'
  | 'validationBehavior'
  | 'isInvalid'
  | 'aria-label'
  | 'aria-labelledby';

/** What the kit decides of a field that offers choices; their keys are the `id`s it was given. */
export type ChoiceKitDecides =
  | KitDecides
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode';

/** The validity of a field: an explicit error makes it invalid, else the form's errors count. */
export function validity(errorMessage: string | undefined) {
  const validationBehavior = 'aria' as const;
  return errorMessage ? { validationBehavior, isInvalid: true } : { validationBehavior };
}

/**
 * A field's label, above it or hidden from the eye. `isRequired` is for controls whose role has no
 * required state of its own: the mark then becomes part of the name. `isPending` is for fields
 * without a frame that shows it.
 */
export function FieldLabel({
  children,
  isHidden,
  isRequired,
  isPending,
}: {
  children: ReactNode;
  isHidden?: boolean;
  isRequired?: boolean;
  isPending?: boolean;
}) {
  return (
    <div className={isHidden ? hidden : styles.labelRow} data-spoken={isRequired || undefined}>
      <Label>
        {children}
        {isRequired && <span className={styles.mark}>*</span>}
      </Label>
      {isPending && <LabelRing />}
    </div>
  );
}

/** The ring behind the label of a field that has no frame to show it in. */
export function LabelRing() {
  return (
    <span className={styles.labelRing}>
      <PendingRing />
    </span>
  );
}

/** The box around a control and the things that sit at its ends. */
export function FieldFrame({
  start,
  end,
  isPending,
  children,
}: {
  start?: ReactNode;
  end?: ReactNode;
  isPending?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame} data-crowded={(end && isPending) || undefined}>
      {start && <span className={styles.start}>{start}</span>}
      {children}
      {(end || isPending) && (
        <span className={styles.end}>
          {isPending && (
            <span className={styles.ring}>
              <PendingRing />
            </span>
          )}
          {end}
        </span>
      )}
    </div>
  );
}

/** What is wrong with a field, behind the sign that says so without colour. */
export function ErrorText({ children }: { children: string }) {
  return (
    <>
      <span className={styles.errorIcon}>
        <WarningIcon />
      </span>
      <span>{children}</span>
    </>
  );
}

/** Help and error under a field, in the same place and order every time. */
export function FieldMessages({
  description,
  errorMessage,
}: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => {
          const message = errorMessage || validationErrors.join(' ');
          return message ? <ErrorText>{message}</ErrorText> : null;
        }}
      </FieldError>
    </>
  );
}
