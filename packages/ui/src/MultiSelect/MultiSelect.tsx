'use client';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ListOpener } from '../ComboBox/ListOpener.tsx';
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
import { FilterInput } from './FilterInput.tsx';
import * as styles from './MultiSelect.css.ts';
import { SelectedTags } from './SelectedTags.tsx';

export interface MultiSelectProps<T extends object>
  extends FieldProps,
    Omit<
      AriaComboBoxProps<T, 'multiple'>,
      ChoiceKitProps | 'items' | 'allowsCustomValue' | 'allowsEmptyCollection' | 'formValue'
    > {
  /** The `id`s of the selected items in order of selection, if controlled. */
  value?: readonly string[];
  /** The `id`s of the initially selected items. Default none. */
  defaultValue?: readonly string[];
  /** Called with the `id`s of all selected items after each change. */
  onChange?: (value: string[]) => void;
  /** The placeholder while nothing is selected. */
  placeholder?: string;
  /** The message shown when no option matches. */
  emptyMessage?: string;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
  /** `SelectItem`s, or a function that renders one for each default item. */
  children: ReactNode | ((item: T) => ReactNode);
}

/** Holding Backspace clears the input and stops there: removing each tag takes its own key press. */
function stopHeldBackspace(event: KeyboardEvent) {
  if (event.repeat && (event.key === 'Backspace' || event.key === 'Delete')) {
    event.stopPropagation();
  }
}

/** Selects several of many options by typing; the selection is shown as tags in the field. */
export const MultiSelect = withRef(function MultiSelect<T extends object>({
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
}: MultiSelectProps<T>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const chosenId = useId();
  const isFixed = Boolean(rest.isDisabled || rest.isReadOnly);
  return (
    <AriaComboBox<T, 'multiple'>
      {...rest}
      {...validity(errorMessage)}
      selectionMode="multiple"
      allowsEmptyCollection
      onChange={(keys) => onChange?.(keys.map(String))}
      className={shared.field}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame isPending={isPending} end={<ListOpener />}>
        <Group
          role="presentation"
          className={join(shared.control, styles.box)}
          onKeyDownCapture={stopHeldBackspace}
        >
          <SelectedTags id={chosenId} label={label} isFixed={isFixed} input={input} />
          <FilterInput
            input={input}
            chosenId={chosenId}
            isPending={isPending}
            placeholder={placeholder}
          />
        </Group>
      </FieldFrame>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <ChoiceList<T> isPending={isPending} emptyMessage={emptyMessage}>
        {children}
      </ChoiceList>
    </AriaComboBox>
  );
});
