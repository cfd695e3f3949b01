'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { choices } from '../private/choiceGroup.css.ts';
import {
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type KitProps,
  validity,
} from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { withRef } from '../private/withRef.ts';

export interface CheckboxGroupProps
  extends FieldProps,
    Omit<AriaCheckboxGroupProps, KitProps>,
    RefAttributes<HTMLDivElement> {
  /** Whether the checkboxes are stacked or in a row. */
  orientation?: 'vertical' | 'horizontal';
  /** `Checkbox`es, each with a `value`. */
  children: ReactNode;
}

/** A group of related checkboxes, of which any number may be checked. */
export const CheckboxGroup = withRef(function CheckboxGroup({
  label,
  description,
  errorMessage,
  isPending,
  orientation = 'vertical',
  children,
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...rest}
      {...validity(errorMessage)}
      className={field}
      render={(props) => <div {...props} aria-busy={isPending || undefined} />}
    >
      <FieldLabel isPending={isPending} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={choices[orientation]}>{children}</div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
});
