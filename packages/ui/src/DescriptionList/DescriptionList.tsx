import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps extends RefAttributes<HTMLDListElement> {
  /** `DescriptionItem`s. */
  children: ReactNode;
}

/** A list of names and values that describe one thing. */
export const DescriptionList = withRef(function DescriptionList({
  children,
  ref,
}: DescriptionListProps) {
  return (
    <dl ref={ref} className={styles.list}>
      {children}
    </dl>
  );
});

export interface DescriptionItemProps extends RefAttributes<HTMLDivElement> {
  /** The name. */
  term: ReactNode;
  /** The value. */
  children: ReactNode;
}

/** One name and value of a `DescriptionList`. */
export const DescriptionItem = withRef(function DescriptionItem({
  term,
  children,
  ref,
}: DescriptionItemProps) {
  return (
    <div ref={ref} className={styles.item}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
});
