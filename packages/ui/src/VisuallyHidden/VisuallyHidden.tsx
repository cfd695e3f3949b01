import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Use `div` around block elements. Default `span`. */
  as?: 'span' | 'div';
  /** The text to announce. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
