'use client';
import type { ReactNode, RefAttributes } from 'react';
import { Link } from 'react-aria-components/Link';
import { withRef } from '../private/withRef.ts';
import * as styles from './Tile.css.ts';

export interface TileProps extends RefAttributes<HTMLElement> {
  /** The name of the thing; also the name of its link. */
  title: string;
  /** The URL for a press anywhere on the tile. */
  href?: string;
  /** An image next to the title; hidden from screen readers. */
  media?: ReactNode;
  /** The heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** One line of description. */
  children?: ReactNode;
  /** Facts along the bottom edge. */
  footer?: ReactNode;
}

/** One thing among others of its kind, for use in a `Grid`. */
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
