'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './Card.css.ts';

/** How far a card's content keeps from its edges; `none` is for a table. */
export const cardPaddings = ['none', 'medium'] as const;

/** One of `cardPaddings`. */
export type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends RefAttributes<HTMLElement> {
  /** What is in it; names its region. */
  title?: string;
  /** Which level of heading the title is on its page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** A short fact or a button at the end of the title's line. */
  aside?: ReactNode;
  /** What follows the content, usually one link. */
  footer?: ReactNode;
  /** How far the content keeps from the edges; `none` is for a table. */
  padding?: CardPadding;
  /** The content. */
  children: ReactNode;
}

/** A framed part of a page with a title of its own. */
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
