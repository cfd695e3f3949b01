'use client';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { WarningIcon } from '../Icon/controlIcons.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './field.css.ts';
import { PendingRing } from './PendingRing.tsx';

/** The props that every field accepts in addition to its own. */
export interface FieldProps {
  /** The field's label. Required even where it is visually hidden. */
  label: string;
  /** Help text below the field. */
  description?: ReactNode;
  /** An error message in a full sentence. Takes precedence over an error from the form. */
  errorMessage?: string;
  /** Whether the value is being checked or saved. The field stays usable. */
  isPending?: boolean;
}

/** Props of react-aria-components fields that the kit sets itself. */
export type KitProps =
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

/** Props that the kit sets on fields with options; an option's key is its `id`. */
export type ChoiceKitProps =
  | KitProps
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode';

/** Returns the validation props of a field: an explicit error makes it invalid; otherwise the form's errors apply. */
export function validity(errorMessage: string | undefined) {
  const validationBehavior = 'aria' as const;
  return errorMessage ? { validationBehavior, isInvalid: true } : { validationBehavior };
}

/**
 * A field's label, either visible above the field or visually hidden. Set `isRequired` on controls whose
 * role has no required state: the mark then becomes part of the accessible name. Set `isPending` on
 * fields without a frame to show the spinner in.
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
      {isPending && <LabelSpinner />}
    </div>
  );
}

/** The spinner after the label, for fields without a frame to show it in. */
export function LabelSpinner() {
  return (
    <span className={styles.labelRing}>
      <PendingRing />
    </span>
  );
}

/** The box around a control and the adornments at its start and end. */
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

/** An error message after a warning icon, so that color is not the only signal. */
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

/** The description and the error message below a field, always in this order. */
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
