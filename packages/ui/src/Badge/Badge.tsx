import type { ReactNode, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Badge.css.ts';

/** The meaning of a badge's color. */
export const badgeTones = ['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const;

/** One of `badgeTones`. */
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends RefAttributes<HTMLSpanElement> {
  /** The meaning of its color. */
  tone?: BadgeTone;
  /** The state in one to three words; the color only repeats it. */
  children: ReactNode;
}

/** Labels the state of the element next to it. */
export const Badge = withRef(function Badge({ tone = 'neutral', children, ref }: BadgeProps) {
  return (
    <span ref={ref} className={join(styles.badge, styles.tones[tone])}>
      {children}
    </span>
  );
});
