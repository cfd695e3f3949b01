'use client';
import { useCallback } from 'react';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import type { ChartSize } from '../frame/plotLayout.ts';
import { barPath } from '../marks/barPath.ts';
import { toneOf } from '../theme/tone.ts';
import { statusVolumeLayout } from './statusVolumeLayout.ts';

/**
 * What a volume over dates needs: the first series is the total, a second one, if there is any,
 * the part of it that failed.
 */
export type StatusVolumeProps = ChartProps;

/** One bar for each date that shows its total, with the part that failed at its foot. */
export function StatusVolume(props: StatusVolumeProps) {
  const { data, formatValue, formatTick = formatValue } = props;
  const count = data.series.length;
  const layOut = useCallback(
    (size: ChartSize) => statusVolumeLayout(data, formatTick, size),
    [data, formatTick],
  );
  return (
    <div className={count > 1 ? 'pdc-volume' : undefined}>
      <Frame {...props} story="trend" layOut={layOut}>
        {({ totals, errors }) => (
          <>
            <path className={`pdc-bar ${toneOf(0, count)}`} d={barPath(totals, 'x')} />
            {count > 1 && (
              <path className={`pdc-bar ${toneOf(1, count)}`} d={barPath(errors, 'x')} />
            )}
          </>
        )}
      </Frame>
    </div>
  );
}
