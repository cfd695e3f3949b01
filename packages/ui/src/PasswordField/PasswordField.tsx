'use client';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../Icon/controlIcons.tsx';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { TextInputField, type TextInputProps } from '../private/TextInputField.tsx';
import { withRef } from '../private/withRef.ts';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'isMonospace'> {
  /** Use `current-password` to sign in and `new-password` to set a password. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** A field for a password that can be shown while typing. */
export const PasswordField = withRef(function PasswordField(props: PasswordFieldProps) {
  const words = useWords({
    hidePassword: english.hidePassword,
    showPassword: english.showPassword,
  });
  const [isShown, setShown] = useState(false);
  return (
    <TextInputField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      end={
        <PlainIconButton
          size="small"
          label={isShown ? words.hidePassword : words.showPassword}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
});
