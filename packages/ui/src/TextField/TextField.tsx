'use client';
import { TextInputField, type TextInputProps } from '../private/TextInputField.tsx';
import { withRef } from '../private/withRef.ts';

export interface TextFieldProps extends TextInputProps {
  /** What kind of text it takes; phones choose their keyboard by it. */
  type?: 'text' | 'email' | 'url' | 'tel';
}

/** Asks for one line of text. */
export const TextField = withRef(function TextField(props: TextFieldProps) {
  return <TextInputField {...props} />;
});
