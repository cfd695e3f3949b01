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
  /** What the tags are of. Always there, even where it is not shown. */
  label: string;
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean;
  /** Help that stays under the tags. */
  description?: ReactNode;
  /** Makes the tags removable: called with the ids of those to take away. */
  onRemove?: (ids: Set<string>) => void;
  /** Stands in place of the tags when there are none. */
  emptyMessage: string;
  /** What `children`, then a function, makes tags of. */
  items?: Iterable<T>;
  /** `Tag`s, or a function that makes one of an item. */
  children: ReactNode | ((item: T) => ReactNode);
}

/** Words that belong to a thing, each of which may be taken away. */
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
