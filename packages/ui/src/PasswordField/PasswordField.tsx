'use client';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../Icon/controlIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInputField, type TextInputProps } from '../private/TextInputField.tsx';
import { withRef } from '../private/withRef.ts';

export interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'isMonospace'> {
  /** `current-password` to sign in, `new-password` where one is chosen. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** What the button at the end does, in the reader's language. */
  words?: { show: string; hide: string };
}

const english = { show: 'Show password', hide: 'Hide password' };

/** Asks for a password, which its owner may look at while typing. */
export const PasswordField = withRef(function PasswordField({
  words = english,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInputField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      end={
        <IconButton
          size="small"
          label={isShown ? words.hide : words.show}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          isDisabled={rest.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
});
