'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
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

export interface RadioGroupProps
  extends FieldProps,
    Omit<AriaRadioGroupProps, KitProps>,
    RefAttributes<HTMLDivElement> {
  /** `Radio`s. */
  children: ReactNode;
}

/** Selects one of two to six choices that are all visible. */
export const RadioGroup = withRef(function RadioGroup({
  label,
  description,
  errorMessage,
  isPending,
  children,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      {...validity(errorMessage)}
      className={field}
      render={(props) => <div {...props} aria-busy={isPending || undefined} />}
    >
      <FieldLabel isPending={isPending}>{label}</FieldLabel>
      <div className={choices[rest.orientation ?? 'vertical']}>{children}</div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
});
