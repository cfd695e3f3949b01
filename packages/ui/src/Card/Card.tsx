'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './Card.css.ts';

/** The padding around a card's content; use `none` for a table. */
export const cardPaddings = ['none', 'medium'] as const;

/** One of `cardPaddings`. */
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends RefAttributes<HTMLElement> {
  /** The card's title; also names its region. */
  title?: string;
  /** The heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** A short text or a button at the end of the title's line. */
  aside?: ReactNode;
  /** Content below the body, usually one link. */
  footer?: ReactNode;
  /** The padding around the content; use `none` for a table. */
  padding?: CardPadding;
  /** The content. */
  children: ReactNode;
}

/** A framed section of a page with its own title. */
export const Card = withRef(function Card({
  title,
  headingLevel = 2,
  aside,
  footer,
  padding = 'medium',
  children,
  ref,
}: CardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section ref={ref} className={styles.card} aria-labelledby={title ? titleId : undefined}>
      {title || aside ? (
        <div className={styles.header}>
          {title ? (
            <Title id={titleId} className={styles.title}>
              {title}
            </Title>
          ) : null}
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
      ) : null}
      <div className={styles.content[padding]}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </section>
  );
});
