'use client';
import { type ReactNode, type Ref, useContext } from 'react';
import {
  type CheckboxFieldProps as AriaCheckboxProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components/Checkbox';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { FieldMessages, type FieldProps, type KitProps, validity } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import * as shared from '../private/toggle.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<FieldProps, 'label'>,
    Omit<AriaCheckboxProps, KitProps | 'inputRef'> {
  /** The label: what checking the box means. */
  children: ReactNode;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes-or-no choice that takes effect when the form is submitted. For immediate effect, use `Switch`. */
export const Checkbox = withRef(function Checkbox({
  description,
  errorMessage,
  isPending,
  children,
  ref,
  ...rest
}: CheckboxProps) {
  // A required group needs one checked box, not every box.
  const isInGroup = useContext(CheckboxGroupStateContext) !== null;
  return (
    <CheckboxField
      {...rest}
      isRequired={isInGroup ? false : rest.isRequired}
      {...validity(errorMessage)}
      inputRef={ref}
      className={field}
      render={(props) => <div {...props} aria-busy={isPending || undefined} />}
    >
      <div className={shared.line}>
        <CheckboxButton className={shared.row}>
          <span className={styles.box}>
            <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.mark}>
              <path d={rest.isIndeterminate ? 'M2.5 6h7' : 'M2 6.5 4.8 9 10 3'} />
            </svg>
          </span>
          <span className={shared.text}>{children}</span>
          {isPending && <PendingRing />}
        </CheckboxButton>
      </div>
      <div className={shared.messages.checkbox}>
        <FieldMessages description={description} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
});
