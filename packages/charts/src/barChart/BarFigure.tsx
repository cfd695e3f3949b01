'use client';
import { useCallback, useMemo } from 'react';
import { checkChoice } from '../checks/checkValues.ts';
import { failProp } from '../checks/failProp.ts';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import { useChart } from '../frame/useChart.ts';
import { barPath } from '../marks/barPath.ts';
import type { ChartSize } from '../plot/plotLayout.ts';
import { type BarOrder, barOrders, groupOthers, type Others, sortRows } from './arrangeRows.ts';
import { type BarOrientation, barLayout, barOrientations } from './barLayout.ts';

/** The props of a bar chart. */
export interface BarChartProps extends ChartProps {
  /** Vertical bars, or horizontal bars with room for longer labels. Bars that do not fit scroll. */
  orientation?: BarOrientation;
  /** The order of the categories: as given, or the highest value of the last series first. */
  sort?: BarOrder;
  /**
   * Adds up all categories but the `keep` largest in a last bar with this label. The table and the
   * CSV file still list every category.
   */
  others?: Others;
}

function checkOthers(chart: string, others: Partial<Others> | null): void {
  const expected = 'an object such as { label: "Others", keep: 5 }';
  if (typeof others !== 'object' || others === null) failProp(chart, 'others', others, expected);
  const { label, keep } = others;
  if (typeof label !== 'string') failProp(chart, 'others.label', label, 'a string');
  if (typeof keep !== 'number') failProp(chart, 'others.keep', keep, 'a number of categories');
}

interface BarFigureProps extends BarChartProps {
  /** The public name of the chart, for errors. */
  name: string;
  /** Whether a category has a bar for each series, or only one bar. */
  isGrouped?: boolean;
}

/** The bar chart behind every public name. */
export function BarFigure({ name, isGrouped = true, ...props }: BarFigureProps) {
  const { orientation = 'vertical', sort = 'given', others, ...rest } = props;
  checkChoice(name, 'orientation', orientation, barOrientations);
  checkChoice(name, 'sort', sort, barOrders);
  if (others !== undefined) checkOthers(name, others);
  const expected = isGrouped ? undefined : '1, because GroupedBarChart shows several series';
  const chart = useChart(name, rest, isGrouped ? undefined : 1, expected);
  const { data, formatTick } = chart;
  const { label, keep } = others ?? {};
  const exact = useMemo(() => sortRows(data, sort), [data, sort]);
  const drawn = useMemo(
    () =>
      groupOthers(exact, label === undefined || keep === undefined ? undefined : { label, keep }),
    [exact, label, keep],
  );
  const layOut = useCallback(
    (size: ChartSize) => barLayout(drawn, orientation, formatTick, size),
    [drawn, orientation, formatTick],
  );
  return (
    <Frame {...chart} data={drawn} exact={exact} kind="bar" focus="difference" layOut={layOut}>
      {({ series, rowsAlong }) =>
        series.map(({ key, tone, bars }) => (
          <path key={key} className={`pdc-bar ${tone}`} d={barPath(bars, rowsAlong)} />
        ))
      }
    </Frame>
  );
}
