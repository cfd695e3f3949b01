'use client';
import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
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
} from '../private/Field.tsx';
import * as shared from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<AriaTextFieldProps, KitProps | 'type' | 'pattern'> {
  /** The initial number of lines. */
  rows?: number;
  /** An example value. Never the only place where a rule is stated. */
  placeholder?: string;
  /** Uses the monospace font, for code and configuration. */
  isMonospace?: boolean;
  /** The text area element, for example to focus it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text. */
export const TextArea = withRef(function TextArea({
  label,
  description,
  errorMessage,
  isPending,
  isMonospace,
  rows = 4,
  placeholder,
  ref,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField {...rest} {...validity(errorMessage)} className={shared.field}>
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame isPending={isPending}>
        <AriaTextArea
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          aria-busy={isPending || undefined}
          className={join(
            shared.control,
            styles.area,
            isMonospace && shared.monospace,
            isPending && shared.withEnd,
          )}
        />
      </FieldFrame>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
});
