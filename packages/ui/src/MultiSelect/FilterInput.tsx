'use client';
import { type KeyboardEvent, type RefObject, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, InputContext } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { join } from '../private/join.ts';
import * as styles from './MultiSelect.css.ts';

interface FilterInputProps {
  input: RefObject<HTMLInputElement | null>;
  /** The element that says what is chosen. */
  chosenId: string;
  isPending: boolean | undefined;
  placeholder: string | undefined;
}

/** Leads from an empty input to the tag before it, which the same key then removes. */
function backToTags(event: KeyboardEvent<HTMLInputElement>) {
  const { value, parentElement } = event.currentTarget;
  if (event.key !== 'Backspace' || value !== '') return;
  const tags = parentElement?.querySelectorAll<HTMLElement>('[role="row"]');
  tags?.[tags.length - 1]?.focus();
}

/** Where choices are looked for; read with what is chosen. */
export function FilterInput({ input, chosenId, isPending, placeholder }: FilterInputProps) {
  const isAnyChosen = (useContext(ComboBoxStateContext)?.selectedItems.length ?? 0) > 0;
  const help = useSlottedContext(InputContext)?.['aria-describedby'];
  return (
    <Input
      ref={input}
      placeholder={isAnyChosen ? undefined : placeholder}
      aria-busy={isPending || undefined}
      aria-describedby={join(help, isAnyChosen && chosenId) || undefined}
      className={styles.input}
      onKeyDown={backToTags}
    />
  );
}
