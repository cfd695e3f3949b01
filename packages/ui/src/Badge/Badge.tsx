import type { ReactNode, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Badge.css.ts';

/** What a badge's colour says. */
export const badgeTones = ['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const;

/** One of `badgeTones`. */
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends RefAttributes<HTMLSpanElement> {
  /** What its colour says. */
  tone?: BadgeTone;
  /** The state in a word or three; the colour only repeats it. */
  children: ReactNode;
}

/** Marks the state of what it stands beside. */
export const Badge = withRef(function Badge({ tone = 'neutral', children, ref }: BadgeProps) {
  return (
    <span ref={ref} className={join(styles.badge, styles.tones[tone])}>
      {children}
    </span>
  );
});
