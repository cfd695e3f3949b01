'use client';
import { useCallback } from 'react';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import { useChart } from '../frame/useChart.ts';
import { barPath } from '../marks/barPath.ts';
import type { ChartSize } from '../plot/plotLayout.ts';
import { toneOf } from '../theme/tone.ts';
import { statusVolumeLayout } from './statusVolumeLayout.ts';

/** The props of a volume over dates. The first series is the total, the second the part that failed. */
export type StatusVolumeProps = ChartProps;

/** One bar for each date with its total, and with the part that failed at its foot. */
export function StatusVolume(props: StatusVolumeProps) {
  const chart = useChart(
    'StatusVolume',
    props,
    2,
    'at most 2: the total, and the part that failed',
  );
  const { data, formatTick } = chart;
  const count = data.series.length;
  const layOut = useCallback(
    (size: ChartSize) => statusVolumeLayout(data, formatTick, size),
    [data, formatTick],
  );
  return (
    <div className={count > 1 ? 'pdc-volume' : undefined}>
      <Frame {...chart} kind="bar" focus="trend" layOut={layOut}>
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
