'use client';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { CheckIcon } from '../Icon/controlIcons.tsx';
import * as styles from './Select.css.ts';

export interface SelectItemProps {
  /** The value that choosing it gives. */
  id: string;
  /** Whether it shows but cannot be chosen. */
  isDisabled?: boolean;
  /** What is shown and typed ahead by. */
  children: string;
  /** A line that helps to tell it from the others. */
  description?: string;
}

/** One choice of a `Select`, a `ComboBox` or a `MultiSelect`. */
export function SelectItem({ children, description, ...rest }: SelectItemProps) {
  return (
    <ListBoxItem {...rest} textValue={children} className={styles.item}>
      <span className={styles.itemText}>
        <Text slot="label" className={styles.itemLabel}>
          {children}
        </Text>
        {description && (
          <Text slot="description" className={styles.itemDescription}>
            {description}
          </Text>
        )}
      </span>
      <span className={styles.check}>
        <CheckIcon />
      </span>
    </ListBoxItem>
  );
}
