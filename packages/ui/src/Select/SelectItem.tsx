'use client';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { CheckIcon } from '../Icon/controlIcons.tsx';
import * as styles from './Select.css.ts';

export interface SelectItemProps {
  /** The value that choosing it gives. */
  id: string;
  isDisabled?: boolean;
  /** What is shown and typed ahead by. */
  children: string;
}

/** One choice of a `Select`. */
export function SelectItem({ children, ...rest }: SelectItemProps) {
  return (
    <ListBoxItem {...rest} textValue={children} className={styles.item}>
      <Text slot="label" className={styles.itemText}>
        {children}
      </Text>
      <span className={styles.check}>
        <CheckIcon />
      </span>
    </ListBoxItem>
  );
}
