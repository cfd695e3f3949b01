'use client';
import type { ReactNode, Ref } from 'react';
import {
  type SwitchFieldProps as AriaSwitchProps,
  SwitchButton,
  SwitchField,
} from 'react-aria-components/Switch';
import { FieldMessages, type FieldProps, type KitProps, validity } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import * as shared from '../private/toggle.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<FieldProps, 'label'>,
    Omit<AriaSwitchProps, KitProps | 'inputRef'> {
  /** The label: what is on or off. It does not change with the state. */
  children: ReactNode;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off immediately. For a choice that is submitted with a form, use `Checkbox`. */
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
