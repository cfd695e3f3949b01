'use client';
import { type RefAttributes, useId } from 'react';
import * as bars from '../private/bar.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends RefAttributes<HTMLDivElement> {
  /** The task in progress. */
  label: string;
  /** The progress from 0 to 100. */
  value?: number;
  /** The progress as text, shown at the end: "3.1 of 20 MB". */
  valueLabel?: string;
  /** Whether the progress is unknown. */
  isIndeterminate?: boolean;
}

/** Shows the progress of a long task. */
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
      className={bars.bar}
    >
      <div className={bars.words}>
        <span id={labelId} className={bars.label}>
          {label}
        </span>
        {valueLabel ? <span className={bars.figure}>{valueLabel}</span> : null}
      </div>
      <div className={bars.track}>
        <div
          className={join(bars.fill, isIndeterminate && styles.indeterminate)}
          style={isIndeterminate ? undefined : { inlineSize: `${done}%` }}
        />
      </div>
    </div>
  );
});
