'use client';
import { useCallback, useMemo } from 'react';
import { type ChartProps, Frame } from '../frame/Frame.tsx';
import type { Box, ChartSize } from '../frame/plotLayout.ts';
import { type HeatGridLayout, heatGridLayout } from './heatGridLayout.ts';
import { ShadeLegend } from './ShadeLegend.tsx';
import { shadesOf } from './shades.ts';

/** What a cross table needs: rows below each other, the series as its columns. */
export type HeatGridProps = ChartProps;

const pathOf = (boxes: readonly Box[]) =>
  boxes
    .map(({ left, right, top, bottom }) => `M${left},${top}H${right}V${bottom}H${left}Z`)
    .join('');

function Cells({ boxes, texts }: HeatGridLayout) {
  return (
    <>
      {boxes.map((cells, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shade is its number.
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
        >
          {text}
        </text>
      ))}
    </>
  );
}

/**
 * A table of values across two lists of names, such as one version across another: the greater a
 * value, the stronger its cell. Values stand in their cells wherever they have room.
 */
export function HeatGrid(props: HeatGridProps) {
  const { data, formatValue, formatTick = formatValue } = props;
  const shades = useMemo(() => shadesOf(data), [data]);
  const layOut = useCallback(
    (size: ChartSize) => heatGridLayout(data, shades, formatTick, size),
    [data, shades, formatTick],
  );
  return (
    <Frame
      {...props}
      story="difference"
      layOut={layOut}
      legend={<ShadeLegend limits={shades.limits} formatValue={formatValue} />}
    >
      {Cells}
    </Frame>
  );
}
