'use client';
import type { ReactNode, RefAttributes } from 'react';
import { Link } from 'react-aria-components/Link';
import { withRef } from '../private/withRef.ts';
import * as styles from './Tile.css.ts';

export interface TileProps extends RefAttributes<HTMLElement> {
  /** What the thing is called; the name of its link too. */
  title: string;
  /** Where a press anywhere on the tile leads. */
  href?: string;
  /** A picture beside the title; hidden from those who listen, as the title says it. */
  media?: ReactNode;
  /** Which level of heading the title is on its page. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** A line that says what it is. */
  children?: ReactNode;
  /** Facts along the bottom edge. */
  footer?: ReactNode;
}

/** One thing among its like, in a `Grid`. */
export const Tile = withRef(function Tile({
  title,
  href,
  media,
  headingLevel = 3,
  children,
  footer,
  ref,
}: TileProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article ref={ref} className={href ? styles.linkedTile : styles.tile}>
      <div className={styles.top}>
        {media ? (
          <div className={styles.media} aria-hidden="true">
            {media}
          </div>
        ) : null}
        <div className={styles.text}>
          <Title className={styles.title}>
            {href ? (
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Title>
          {children ? <div className={styles.content}>{children}</div> : null}
        </div>
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </article>
  );
});
