'use client';
import type { ReactNode, Ref } from 'react';
import { Button as Pressable } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { ChevronDownIcon } from '../Icon/controlIcons.tsx';
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
import { popover } from '../private/popover.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Select.css.ts';
import { SelectedText } from './SelectedText.tsx';

export interface SelectProps extends FieldProps, Omit<AriaSelectProps<object>, ChoiceKitProps> {
  /** The `id` of the selected item, if controlled. */
  value?: string | null;
  /** The `id` of the initially selected item. */
  defaultValue?: string;
  /** Called with the `id` of the selected item. */
  onChange?: (value: string | null) => void;
  /** Shows the selection as text that can be read and copied, and is still submitted with the form. */
  isReadOnly?: boolean;
  /** Whether the label is visually hidden, for example in a row of filters. */
  isLabelHidden?: boolean;
  /** The button that opens the list, for example to focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** `SelectItem`s. */
  children: ReactNode;
}

/** Selects one of a few known options. */
export const Select = withRef(function Select({
  label,
  description,
  errorMessage,
  isPending,
  isLabelHidden,
  isReadOnly,
  onChange,
  ref,
  children,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect<object>
      {...rest}
      {...validity(errorMessage)}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      className={shared.field}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <FieldFrame
        isPending={isPending}
        end={
          isReadOnly ? undefined : (
            <span className={styles.chevron}>
              <ChevronDownIcon />
            </span>
          )
        }
      >
        {isReadOnly ? (
          <SelectedText isPending={isPending} />
        ) : (
          <Pressable
            ref={ref}
            className={join(shared.control, styles.trigger)}
            render={(props) => <button {...props} aria-busy={isPending || undefined} />}
          >
            <SelectValue className={styles.value}>
              {({ isPlaceholder, selectedText, defaultChildren }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
          </Pressable>
        )}
      </FieldFrame>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={join(popover, styles.popover)} offset={4}>
        <ListBox className={styles.list}>{children}</ListBox>
      </Popover>
    </AriaSelect>
  );
});
