'use client';
import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import {
  FieldFrame,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type KitProps,
  validity,
} from './Field.tsx';
import * as styles from './field.css.ts';
import { join } from './join.ts';
import { withRef } from './withRef.ts';

/** The props that single-line text fields share. */
export interface TextInputProps extends FieldProps, Omit<AriaTextFieldProps, KitProps> {
  /** An example value. Never the only place where a rule is stated. */
  placeholder?: string;
  /** Uses the monospace font, for keys, versions, slugs and branch names. */
  isMonospace?: boolean;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A labeled single-line input; the base of `TextField` and `PasswordField`. */
export const TextInputField = withRef(function TextInputField({
  label,
  description,
  errorMessage,
  isPending,
  isMonospace,
  placeholder,
  end,
  ref,
  ...rest
}: TextInputProps & { end?: ReactNode }) {
  return (
    <AriaTextField {...rest} {...validity(errorMessage)} className={styles.field}>
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame end={end} isPending={isPending}>
        <Input
          ref={ref}
          placeholder={placeholder}
          aria-busy={isPending || undefined}
          className={join(
            styles.control,
            isMonospace && styles.monospace,
            Boolean(end || isPending) && styles.withEnd,
          )}
        />
      </FieldFrame>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
});
