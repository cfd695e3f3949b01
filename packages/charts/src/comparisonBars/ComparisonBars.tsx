'use client';
import { useCallback, useMemo } from 'react';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import type { ChartSize } from '../frame/plotLayout.ts';
import { barPath } from '../marks/barPath.ts';
import { type BarOrder, groupOthers, type Others, sortRows } from './arrangeRows.ts';
import { type BarOrientation, comparisonBarsLayout } from './comparisonBarsLayout.ts';

/** What bars need besides what every chart does. */
export interface ComparisonBarsProps extends ChartProps {
  /** Bars that stand, or bars that lie, with room for longer labels. What does not fit scrolls. */
  orientation?: BarOrientation;
  /** The order of the categories: as given, or the greatest value of the last series first. */
  sort?: BarOrder;
  /**
   * Adds up all but the `keep` categories with the greatest totals under one label, which stands
   * last. The table and the file keep every category.
   */
  others?: Others;
}

/**
 * Categories side by side: the bars of two dates, the first grey and the second blue, or of one
 * alone. The axis has zero in it.
 */
export function ComparisonBars(props: ComparisonBarsProps) {
  const { orientation = 'vertical', sort = 'given', others, ...rest } = props;
  const { data, formatValue, formatTick = formatValue } = rest;
  const { label, keep } = others ?? {};
  const exact = useMemo(() => sortRows(data, sort), [data, sort]);
  const drawn = useMemo(
    () =>
      groupOthers(exact, label === undefined || keep === undefined ? undefined : { label, keep }),
    [exact, label, keep],
  );
  const layOut = useCallback(
    (size: ChartSize) => comparisonBarsLayout(drawn, orientation, formatTick, size),
    [drawn, orientation, formatTick],
  );
  return (
    <Frame {...rest} data={drawn} exact={exact} story="difference" layOut={layOut}>
      {({ series, rowsAlong }) =>
        series.map(({ key, tone, bars }) => (
          <path key={key} className={`pdc-bar ${tone}`} d={barPath(bars, rowsAlong)} />
        ))
      }
    </Frame>
  );
}
