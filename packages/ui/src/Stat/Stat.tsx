import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './Stat.css.ts';

export interface StatProps extends RefAttributes<HTMLDivElement> {
  /** What is counted. */
  label: string;
  /** The formatted value. */
  value: ReactNode;
  /** What the value compares with. */
  detail?: ReactNode;
}

/** One value with its name, for use in a `StatGroup`. */
export const Stat = withRef(function Stat({ label, value, detail, ref }: StatProps) {
  return (
    <div ref={ref} className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {detail ? <dd className={styles.detail}>{detail}</dd> : null}
    </div>
  );
});

export interface StatGroupProps extends RefAttributes<HTMLDListElement> {
  /** `Stat`s. */
  children: ReactNode;
}

/** Values in one frame; they wrap if there is no room. */
export const StatGroup = withRef(function StatGroup({ children, ref }: StatGroupProps) {
  return (
    <div className={styles.frame}>
      <dl ref={ref} className={styles.group}>
        {children}
      </dl>
    </div>
  );
});
