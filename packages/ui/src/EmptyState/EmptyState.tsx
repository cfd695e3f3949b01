import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RefAttributes<HTMLDivElement> {
  /** What there is none of: "No ships yet". */
  title: string;
  /** The sign of what is missing, of size 20. */
  icon?: ReactNode;
  /** One sentence on what this place is for. */
  children?: ReactNode;
  /** The one thing that fills it. */
  action?: ReactNode;
}

/** Stands where a list would, while there is nothing in it. */
export const EmptyState = withRef(function EmptyState({
  title,
  icon,
  children,
  action,
  ref,
}: EmptyStateProps) {
  return (
    <div ref={ref} className={styles.emptyState}>
      {icon ? <div className={styles.icon}>{icon}</div> : null}
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
});
