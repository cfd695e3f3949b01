'use client';
import { useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { CheckIcon, CloseIcon } from '../Icon/controlIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import {
  FieldFrame,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  validity,
} from '../private/Field.tsx';
import * as field from '../private/field.css.ts';
import { join } from '../private/join.ts';
import * as styles from './InlineEdit.css.ts';

interface InlineEditFormProps extends FieldProps {
  value: string;
  placeholder?: string;
  isRequired?: boolean;
  /** The number of failed saves; editing continues after each. */
  failures: number;
  onSave: (typed: string) => void;
  onCancel: () => void;
}

/** The open field. It holds the edited text, so closing it discards the text. */
export function InlineEditForm({
  label,
  value,
  description,
  errorMessage,
  placeholder,
  isRequired,
  isPending,
  failures,
  onSave,
  onCancel,
}: InlineEditFormProps) {
  const words = useWords({ save: english.save, cancel: english.cancel });
  const [typed, setTyped] = useState(value);
  const input = useSelectText(failures);
  return (
    <TextField
      {...validity(errorMessage)}
      className={field.field}
      value={typed}
      onChange={setTyped}
      isRequired={isRequired}
      isReadOnly={isPending}
      onKeyDown={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing || isPending) return;
        // Enter would also submit the surrounding form.
        if (key === 'Enter') nativeEvent.preventDefault();
        if (key === 'Enter') onSave(typed);
        if (key === 'Escape') onCancel();
      }}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={styles.row}>
        <div className={styles.writing}>
          <FieldFrame isPending={isPending}>
            <Input
              ref={input}
              placeholder={placeholder}
              aria-busy={isPending || undefined}
              className={join(field.control, isPending && field.withEnd)}
            />
          </FieldFrame>
        </div>
        <IconButton
          variant="primary"
          label={words.save}
          icon={<CheckIcon />}
          isPending={isPending}
          onPress={() => onSave(typed)}
        />
        <IconButton
          label={words.cancel}
          icon={<CloseIcon />}
          isDisabled={isPending}
          onPress={onCancel}
        />
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </TextField>
  );
}

/** Selects the whole value at first, ready to be replaced; after a failure, returns focus to the input. */
function useSelectText(failures: number) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    if (failures > 0) input.current?.focus();
  }, [failures]);
  return input;
}
