'use client';
import type { ReactNode, Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import {
  type ChoiceKitProps,
  FieldFrame,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  validity,
} from '../private/Field.tsx';
import * as shared from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { ChoiceList } from '../Select/ChoiceList.tsx';
import { ListOpener } from './ListOpener.tsx';

export interface ComboBoxProps<T extends object>
  extends FieldProps,
    Omit<AriaComboBoxProps<T>, ChoiceKitProps | 'allowsEmptyCollection'> {
  /** The `id` of the selected item if controlled; `null` for none. */
  value?: string | null;
  /** The `id` of the initially selected item. Default none. */
  defaultValue?: string;
  /** Called with the `id` of the selected item, or with `null` when the field is cleared. */
  onChange?: (value: string | null) => void;
  /** An example value. Never the only place where a rule is stated. */
  placeholder?: string;
  /** The message shown when no option matches. */
  emptyMessage?: string;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
  /**
   * `SelectItem`s, or a function that renders one for each item. Children and `defaultItems` are
   * filtered by the input; `items` are shown unchanged, for filtering elsewhere.
   */
  children: ReactNode | ((item: T) => ReactNode);
}

/** Selects one of many options by typing; filters the given options or shows the results of an asynchronous search. */
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
      // A field that accepts custom values does not need a message for an empty list.
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
