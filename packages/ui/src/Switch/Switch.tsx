'use client';
import type { ReactNode, Ref } from 'react';
import {
  type SwitchFieldProps as AriaSwitchProps,
  SwitchButton,
  SwitchField,
} from 'react-aria-components/Switch';
import { FieldMessages, type FieldProps, type KitDecides, validity } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import * as shared from '../private/toggle.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<FieldProps, 'label'>,
    Omit<AriaSwitchProps, KitDecides | 'inputRef'> {
  /** What is on or off; it is the label, and it does not change with the state. */
  children: ReactNode;
  /** The input itself, for instance to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. For what counts when a form is sent, take a `Checkbox`. */
export const Switch = withRef(function Switch({
  description,
  errorMessage,
  isPending,
  children,
  ref,
  ...rest
}: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...validity(errorMessage)}
      inputRef={ref}
      className={field}
      render={(props) => <div {...props} aria-busy={isPending || undefined} />}
    >
      <div className={shared.line}>
        <SwitchButton className={shared.row}>
          <span className={styles.track}>
            <span className={styles.thumb} />
          </span>
          <span className={shared.text}>{children}</span>
          {isPending && <PendingRing />}
        </SwitchButton>
      </div>
      <div className={shared.messages.switch}>
        <FieldMessages description={description} errorMessage={errorMessage} />
      </div>
    </SwitchField>
  );
});
