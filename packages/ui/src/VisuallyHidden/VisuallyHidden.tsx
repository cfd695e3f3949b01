import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `div` where it holds blocks, else the default `span`. */
  as?: 'span' | 'div';
  /** What is read. */
  children: ReactNode;
}

/** Text that only screen readers get. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
