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
  type KitDecides,
  validity,
} from './Field.tsx';
import * as styles from './field.css.ts';
import { join } from './join.ts';
import { withRef } from './withRef.ts';

/** What single-line text fields have in common. */
export interface TextInputProps extends FieldProps, Omit<AriaTextFieldProps, KitDecides> {
  /** An example of a value. Never the only place of a rule. */
  placeholder?: string;
  /** For keys, versions, slugs and branch names. */
  isMonospace?: boolean;
  /** The input itself, for instance to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A labelled single-line input; text and password fields are made of it. */
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
