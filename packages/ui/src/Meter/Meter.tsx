'use client';
import type { RefAttributes } from 'react';
import {
  Meter as AriaMeter,
  type MeterProps as AriaMeterProps,
  Label,
} from 'react-aria-components/Meter';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Meter.css.ts';
import { type MeterThreshold, thresholdAt } from './thresholdAt.ts';

export interface MeterProps
  extends Pick<AriaMeterProps, 'minValue' | 'maxValue' | 'formatOptions'>,
    RefAttributes<HTMLDivElement> {
  /** What is measured, shown above the bar: "Berths taken". */
  label: string;
  /** Between `minValue` (0) and `maxValue` (100). */
  value: number;
  /** The figure in words, where a percentage says too little: "18 of 22 berths". */
  valueLabel?: string;
  /** From which values on it means something else, each with its tone and its word. */
  thresholds?: readonly MeterThreshold[];
}

/** Shows how much of something is taken. For work that comes to an end, take a `ProgressBar`. */
export const Meter = withRef(function Meter({
  label,
  value,
  thresholds = [],
  ref,
  ...rest
}: MeterProps) {
  const reached = thresholdAt(value, thresholds);
  const tone = reached?.tone ?? 'accent';
  return (
    <AriaMeter
      {...rest}
      ref={ref}
      value={value}
      className={styles.meter}
      render={(props, { valueText }) => {
        const spoken = { 'aria-valuetext': reached ? `${valueText}, ${reached.label}` : valueText };
        return <div {...props} {...spoken} />;
      }}
    >
      {({ percentage, valueText }) => (
        <>
          <div className={styles.words}>
            <Label className={styles.label}>{label}</Label>
            <span className={styles.figure}>
              {reached ? <bdi className={styles.verdicts[tone]}>{reached.label}</bdi> : null}
              <bdi>{valueText}</bdi>
            </span>
          </div>
          <div className={styles.track}>
            <div
              className={join(styles.fill, styles.tones[tone])}
              style={{ inlineSize: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaMeter>
  );
});
