'use client';
import type { Ref } from 'react';
import { Button as Pressable } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import * as button from '../Button/Button.css.ts';
import { CloseIcon, SearchIcon } from '../Icon/controlIcons.tsx';
import { sizes } from '../IconButton/IconButton.css.ts';
import {
  FieldFrame,
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type KitProps,
  validity,
} from '../private/Field.tsx';
import * as shared from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends FieldProps, Omit<AriaSearchFieldProps, KitProps> {
  /** A hint at what can be searched. Never the only place where a rule is stated. */
  placeholder?: string;
  /** Whether the label is visually hidden, because the search icon is clear without it. */
  isLabelHidden?: boolean;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for a search query. Escape and the clear button empty it. */
export const SearchField = withRef(function SearchField({
  label,
  description,
  errorMessage,
  isPending,
  isLabelHidden,
  placeholder,
  ref,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} {...validity(errorMessage)} className={shared.field}>
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <FieldFrame
        start={<SearchIcon />}
        isPending={isPending}
        end={
          <span className={styles.clear}>
            <Pressable className={join(button.button, button.variants.quiet, sizes.small)}>
              <CloseIcon />
            </Pressable>
          </span>
        }
      >
        <Input
          ref={ref}
          placeholder={placeholder}
          aria-busy={isPending || undefined}
          className={join(shared.control, shared.withStart, shared.withEnd, styles.input)}
        />
      </FieldFrame>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  );
});
