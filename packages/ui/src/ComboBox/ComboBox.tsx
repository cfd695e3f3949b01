'use client';
import type { ReactNode, Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ChoiceList } from '../private/ChoiceList.tsx';
import {
  type ChoiceKitDecides,
  FieldFrame,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  validity,
} from '../private/Field.tsx';
import * as shared from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { ListOpener } from './ListOpener.tsx';

export interface ComboBoxProps<T extends object>
  extends FieldProps,
    Omit<AriaComboBoxProps<T>, ChoiceKitDecides | 'allowsEmptyCollection'> {
  /** The `id` of the chosen item, when the caller keeps it; `null` for none. */
  value?: string | null;
  /** The `id` of the item chosen at first. Default none. */
  defaultValue?: string;
  /** Called with the `id` of the item that was chosen, and with `null` once the field is emptied. */
  onChange?: (value: string | null) => void;
  /** An example of a value. Never the only place of a rule. */
  placeholder?: string;
  /** What the list says when nothing fits. */
  emptyMessage?: string;
  /** The input itself, for instance to focus it. */
  ref?: Ref<HTMLInputElement>;
  /**
   * `SelectItem`s, or a function that makes one of an item. Children and `defaultItems` are
   * filtered by what is typed; `items` are taken as they are, for a search elsewhere.
   */
  children: ReactNode | ((item: T) => ReactNode);
}

/** Asks for one of many choices, found by typing: among those given, or by a search that answers later. */
export const ComboBox = withRef(function ComboBox<T extends object>({
  label,
  description,
  errorMessage,
  isPending,
  placeholder,
  emptyMessage,
  onChange,
  ref,
  children,
  ...rest
}: ComboBoxProps<T>) {
  return (
    <AriaComboBox<T>
      {...rest}
      {...validity(errorMessage)}
      // A text of one's own needs no list that says it has none.
      allowsEmptyCollection={!rest.allowsCustomValue}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      className={shared.field}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame isPending={isPending} end={<ListOpener />}>
        <Input
          ref={ref}
          placeholder={placeholder}
          aria-busy={isPending || undefined}
          className={join(shared.control, shared.withEnd)}
        />
      </FieldFrame>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <ChoiceList<T> isPending={isPending} emptyMessage={emptyMessage}>
        {children}
      </ChoiceList>
    </AriaComboBox>
  );
});
