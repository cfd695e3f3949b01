import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Heading.css.ts';

/** Heading sizes. */
export const headingSizes = ['14', '16', '18', '22', '28'] as const;

/** One of `headingSizes`. */
export type HeadingSize = (typeof headingSizes)[number];

const sizeOfLevel = { 1: '22', 2: '18', 3: '16', 4: '14', 5: '14', 6: '14' } as const;

export interface HeadingProps
  extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'>,
    RefAttributes<HTMLHeadingElement> {
  /** The heading level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The visual size, if it differs from the level's default. */
  size?: HeadingSize;
}

/** The heading of a section of the page. */
export const Heading = withRef(function Heading({
  level,
  size = sizeOfLevel[level],
  ...rest
}: HeadingProps) {
  const Element: 'h1' = `h${level}` as 'h1';
  return <Element {...rest} className={join(styles.heading, styles.sizes[size])} />;
});
