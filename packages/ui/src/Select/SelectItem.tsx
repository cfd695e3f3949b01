'use client';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { CheckIcon } from '../Icon/controlIcons.tsx';
import * as styles from './Select.css.ts';

export interface SelectItemProps {
  /** The value of the option. */
  id: string;
  /** Whether it is shown but cannot be selected. */
  isDisabled?: boolean;
  /** The label, also used for type-ahead. */
  children: string;
  /** A line that distinguishes it from other options. */
  description?: string;
}

/** One option of a `Select`, a `ComboBox` or a `MultiSelect`. */
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
