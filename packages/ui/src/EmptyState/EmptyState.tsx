import type { ReactNode, RefAttributes } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RefAttributes<HTMLDivElement> {
  /** What is missing: "No ships yet". */
  title: string;
  /** An icon of size 20. */
  icon?: ReactNode;
  /** One sentence about what this area is for. */
  children?: ReactNode;
  /** The one action that adds the first entry. */
  action?: ReactNode;
}

/** Shown in place of an empty list. */
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
