'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  TagGroup as AriaTagGroup,
  type TagGroupProps as AriaTagGroupProps,
  TagList,
} from 'react-aria-components/TagGroup';
import { Text } from 'react-aria-components/Text';
import { FieldLabel } from '../private/Field.tsx';
import * as shared from '../private/field.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './TagGroup.css.ts';

export interface TagGroupProps<T extends object>
  extends Pick<AriaTagGroupProps, 'id' | 'disabledKeys'>,
    RefAttributes<HTMLDivElement> {
  /** The label. Required even where it is visually hidden. */
  label: string;
  /** Whether the label is visually hidden. */
  isLabelHidden?: boolean;
  /** Help text below the tags. */
  description?: ReactNode;
  /** Called with the ids of the tags to remove; makes the tags removable. */
  onRemove?: (ids: Set<string>) => void;
  /** Shown when there are no tags. */
  emptyMessage: string;
  /** The items that a `children` function renders as tags. */
  items?: Iterable<T>;
  /** `Tag`s, or a function that renders one for each item. */
  children: ReactNode | ((item: T) => ReactNode);
}

/** A set of tags, each of which may be removable. */
export const TagGroup = withRef(function TagGroup<T extends object>({
  label,
  isLabelHidden,
  description,
  onRemove,
  emptyMessage,
  items,
  children,
  ...rest
}: TagGroupProps<T>) {
  return (
    <AriaTagGroup
      {...rest}
      onRemove={onRemove && ((keys) => onRemove(new Set([...keys].map(String))))}
      className={shared.field}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <TagList<T>
        items={items}
        className={styles.list}
        renderEmptyState={() => <span className={styles.empty}>{emptyMessage}</span>}
      >
        {children}
      </TagList>
      {description && (
        <Text slot="description" className={shared.description}>
          {description}
        </Text>
      )}
    </AriaTagGroup>
  );
});
