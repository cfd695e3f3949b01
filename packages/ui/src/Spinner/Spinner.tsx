import type { RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { ring } from '../private/PendingRing.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Spinner.css.ts';

/** Spinner sizes: next to text, or alone in a panel. */
export const spinnerSizes = ['small', 'medium'] as const;

/** One of `spinnerSizes`. */
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends RefAttributes<HTMLSpanElement> {
  /** What is loading. */
  label: string;
  /** `small` next to text, `medium` alone in a panel. */
  size?: SpinnerSize;
}

/** Shows that a short task is in progress. For long tasks, use `ProgressBar`. */
export const Spinner = withRef(function Spinner({ label, size = 'medium', ref }: SpinnerProps) {
  return (
    <span
      ref={ref}
      role="progressbar"
      aria-label={label}
      className={join(ring, styles.sizes[size])}
    />
  );
});
