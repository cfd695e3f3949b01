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
  type KitDecides,
  validity,
} from '../private/Field.tsx';
import * as shared from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<AriaTextFieldProps, KitDecides | 'type' | 'pattern'> {
  /** How many lines it shows at first. */
  rows?: number;
  /** An example of a value. Never the only place of a rule. */
  placeholder?: string;
  /** For code and configuration. */
  isMonospace?: boolean;
  /** The text area itself, for instance to focus it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Asks for several lines of text. */
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
