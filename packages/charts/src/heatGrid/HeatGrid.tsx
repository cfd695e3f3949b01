'use client';
import { useCallback, useMemo } from 'react';
import { bidiOf } from '../axes/bidiOf.ts';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import { useChart } from '../frame/useChart.ts';
import type { Box, ChartSize } from '../plot/plotLayout.ts';
import { type HeatGridLayout, heatGridLayout } from './heatGridLayout.ts';
import { ShadeLegend } from './ShadeLegend.tsx';
import { shadesOf } from './shades.ts';

/** The props of a heat map: its series are the columns. */
export type HeatGridProps = ChartProps;

const pathOf = (boxes: readonly Box[]) =>
  boxes
    .map(({ left, right, top, bottom }) => `M${left},${top}H${right}V${bottom}H${left}Z`)
    .join('');

function Cells({ boxes, texts }: HeatGridLayout) {
  return (
    <>
      {boxes.map((cells, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the shade.
        <path key={step} className={`pdc-heat pdc-heat-${step}`} d={pathOf(cells)} />
      ))}
      {texts.map(({ key, x, y, text, step }) => (
        <text
          key={key}
          className={`pdc-heat-text pdc-heat-on-${step}`}
          x={x}
          y={y}
          dominantBaseline="central"
          textAnchor="middle"
          unicodeBidi={bidiOf(text)}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/**
 * A heat map of values by row and by series: the higher a value, the stronger the color of its cell.
 * Cells show their values if there is room.
 */
export function HeatGrid(props: HeatGridProps) {
  const chart = useChart('HeatGrid', props, Number.POSITIVE_INFINITY);
  const { data, formatValue, formatTick } = chart;
  const shades = useMemo(() => shadesOf(data), [data]);
  const layOut = useCallback(
    (size: ChartSize) => heatGridLayout(data, shades, formatTick, size),
    [data, shades, formatTick],
  );
  return (
    <Frame
      {...chart}
      kind="heatGrid"
      focus="difference"
      layOut={layOut}
      legend={<ShadeLegend limits={shades.limits} formatValue={formatValue} />}
    >
      {Cells}
    </Frame>
  );
}
