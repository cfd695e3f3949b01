'use client';
import type { Ref } from 'react';
import { Button as Pressable } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as button from '../Button/Button.css.ts';
import { DecreaseIcon, IncreaseIcon } from '../Icon/controlIcons.tsx';
import { sizes } from '../IconButton/IconButton.css.ts';
import {
  FieldFrame,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type KitProps,
  validity,
} from '../private/Field.tsx';
import * as shared from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps
  extends FieldProps,
    Omit<AriaNumberFieldProps, KitProps | 'isWheelDisabled'> {
  /** An example value. Never the only place where a rule is stated. */
  placeholder?: string;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for a number, typed in the reader's number format or changed in steps. */
export const NumberField = withRef(function NumberField({
  label,
  description,
  errorMessage,
  isPending,
  placeholder,
  ref,
  ...rest
}: NumberFieldProps) {
  const step = join(button.button, button.variants.quiet, sizes.small, styles.step);
  return (
    // Turning the mouse wheel over the field scrolls the page and does not change the number.
    <AriaNumberField {...rest} {...validity(errorMessage)} isWheelDisabled className={shared.field}>
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame
        isPending={isPending}
        end={
          <span className={styles.steps}>
            <Pressable slot="decrement" className={step}>
              <DecreaseIcon />
            </Pressable>
            <Pressable slot="increment" className={step}>
              <IncreaseIcon />
            </Pressable>
          </span>
        }
      >
        <Input
          ref={ref}
          placeholder={placeholder}
          aria-busy={isPending || undefined}
          className={join(shared.control, styles.input)}
        />
      </FieldFrame>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
});
