'use client';
import { type RefAttributes, useId } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends RefAttributes<HTMLDivElement> {
  /** What is being done. */
  label: string;
  /** How much is done, from 0 to 100. */
  value?: number;
  /** The figure in words, shown at the end: "3.1 of 20 MB". */
  valueLabel?: string;
  /** Whether nobody can say how much is done. */
  isIndeterminate?: boolean;
}

/** Shows how far long work has come. */
export const ProgressBar = withRef(function ProgressBar({
  label,
  value = 0,
  valueLabel,
  isIndeterminate = false,
  ref,
}: ProgressBarProps) {
  const labelId = useId();
  const done = Math.min(100, Math.max(0, value));
  return (
    <div
      ref={ref}
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isIndeterminate ? undefined : Math.round(done)}
      aria-valuetext={valueLabel}
      className={styles.progress}
    >
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {valueLabel ? <span className={styles.valueLabel}>{valueLabel}</span> : null}
      </div>
      <div className={styles.track}>
        <div
          className={isIndeterminate ? styles.indeterminateFill : styles.fill}
          style={isIndeterminate ? undefined : { inlineSize: `${done}%` }}
        />
      </div>
    </div>
  );
});
