'use client';
import type { RefAttributes } from 'react';
import {
  Meter as AriaMeter,
  type MeterProps as AriaMeterProps,
  Label,
} from 'react-aria-components/Meter';
import * as bars from '../private/bar.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { findThreshold, type MeterThreshold } from './findThreshold.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps
  extends Pick<AriaMeterProps, 'minValue' | 'maxValue' | 'formatOptions'>,
    RefAttributes<HTMLDivElement> {
  /** The label, shown above the bar: "Berths taken". */
  label: string;
  /** A number between `minValue` (0) and `maxValue` (100). */
  value: number;
  /** The value as text, if a percentage is not specific enough: "18 of 22 berths". */
  valueLabel?: string;
  /** The values from which the meaning changes, each with a tone and a label. */
  thresholds?: readonly MeterThreshold[];
}

/** Shows a quantity within a known range. For progress, use `ProgressBar`. */
export const Meter = withRef(function Meter({
  label,
  value,
  thresholds = [],
  ref,
  ...rest
}: MeterProps) {
  const reached = findThreshold(value, thresholds);
  const tone = reached?.tone ?? 'accent';
  return (
    <AriaMeter
      {...rest}
      ref={ref}
      value={value}
      className={bars.bar}
      render={(props, { valueText }) => {
        const spoken = { 'aria-valuetext': reached ? `${valueText}, ${reached.label}` : valueText };
        return <div {...props} {...spoken} />;
      }}
    >
      {({ percentage, valueText }) => (
        <>
          <div className={bars.words}>
            <Label className={bars.label}>{label}</Label>
            <span className={bars.figure}>
              {reached ? <bdi className={styles.verdicts[tone]}>{reached.label}</bdi> : null}{' '}
              <bdi>{valueText}</bdi>
            </span>
          </div>
          <div className={bars.track}>
            <div
              className={join(bars.fill, styles.tones[tone])}
              style={{ inlineSize: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaMeter>
  );
});
