import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Heading.css.ts';

/** Sizes of titles. */
export const headingSizes = ['14', '16', '18', '22', '28'] as const;

/** One of `headingSizes`. */
export type HeadingSize = (typeof headingSizes)[number];

const sizeOfLevel = { 1: '22', 2: '18', 3: '16', 4: '14', 5: '14', 6: '14' } as const;

export interface HeadingProps
  extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'>,
    RefAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Where the look should differ from what the level gives. */
  size?: HeadingSize;
}

/** The title of a part of the page. */
export const Heading = withRef(function Heading({
  level,
  size = sizeOfLevel[level],
  ...rest
}: HeadingProps) {
  const Element: 'h1' = `h${level}` as 'h1';
  return <Element {...rest} className={join(styles.heading, styles.sizes[size])} />;
});
