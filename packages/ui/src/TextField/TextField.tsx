'use client';
import { TextInputField, type TextInputProps } from '../private/TextInputField.tsx';
import { withRef } from '../private/withRef.ts';

export interface TextFieldProps extends TextInputProps {
  /** The kind of text; phones choose their keyboard by it. */
  type?: 'text' | 'email' | 'url' | 'tel';
}

/** A field for one line of text. */
export const TextField = withRef(function TextField(props: TextFieldProps) {
  return <TextInputField {...props} />;
});
