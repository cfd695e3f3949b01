'use client';
import { type KeyboardEvent, type RefObject, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { join } from '../private/join.ts';
import * as styles from './MultiSelect.css.ts';

interface FilterInputProps {
  input: RefObject<HTMLInputElement | null>;
  /** The id of the element that lists the selection. */
  chosenId: string;
  isPending: boolean | undefined;
  placeholder: string | undefined;
}

/** Moves focus from an empty input to the previous tag; the same key then removes that tag. */
function moveToTags(event: KeyboardEvent<HTMLInputElement>) {
  const { value, parentElement } = event.currentTarget;
  if (event.key !== 'Backspace' || value !== '') return;
  const tags = parentElement?.querySelectorAll<HTMLElement>('[role="row"]');
  tags?.[tags.length - 1]?.focus();
}

/** The input that filters the options; its description is the selection. */
export function FilterInput({ input, chosenId, isPending, placeholder }: FilterInputProps) {
  const hasSelection = (useContext(ComboBoxStateContext)?.selectedItems.length ?? 0) > 0;
  const help = useSlottedContext(InputContext)?.['aria-describedby'];
  return (
    <Input
      ref={input}
      placeholder={hasSelection ? undefined : placeholder}
      aria-busy={isPending || undefined}
      aria-describedby={join(help, hasSelection && chosenId) || undefined}
      className={styles.input}
      onKeyDown={moveToTags}
    />
  );
}
