'use client';
import { type RefObject, useContext } from 'react';
import { ComboBoxStateContext, ComboBoxValue } from 'react-aria-components/ComboBox';
import { TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Tag } from '../TagGroup/Tag.tsx';
import { list } from '../TagGroup/TagGroup.css.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './MultiSelect.css.ts';

interface ChosenTagsProps {
  /** The id of the element that lists the selection. */
  id: string;
  label: string;
  isFixed: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** The selected items as tags before the input, which they describe. */
export function SelectedTags({ id: chosenId, label, isFixed, input }: ChosenTagsProps) {
  const state = useContext(ComboBoxStateContext);
  // Without a state, React Aria is only collecting the options, and tags would be counted as options.
  if (!state || state.selectedItems.length === 0) return null;
  const remove = (ids: Set<unknown>) => {
    const left = state.selectedItems.map(({ key }) => key).filter((key) => !ids.has(key));
    state.setValue(left);
    if (left.length === 0) input.current?.focus();
  };
  return (
    <>
      <ComboBoxValue id={chosenId} className={hidden} />
      <TagGroup aria-label={label} className={styles.tags} onRemove={isFixed ? undefined : remove}>
        <TagList items={state.selectedItems} className={list}>
          {({ key, textValue }) => <Tag id={String(key)}>{textValue}</Tag>}
        </TagList>
      </TagGroup>
    </>
  );
}
