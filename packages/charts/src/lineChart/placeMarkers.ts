import { clipText, textWidth } from '../axes/textWidth.ts';
import type { ChartData } from '../plot/chartData.ts';
import { keysOf } from '../plot/keysOf.ts';
import type { Box } from '../plot/plotLayout.ts';

/** A labeled row of the line, such as the day of a release. */
export interface LineMarker {
  /** The label of the row to mark. A marker whose row does not exist is not drawn. */
  at: string;
  label: string;
}

/** A marker to draw; `text` is empty where it would overlap another marker. */
export interface PlacedMarker {
  key: string;
  x: number;
  text: string;
  anchor: 'start' | 'end';
}

function rowsByLabel({ rows }: ChartData): Map<string, number> {
  const rowOf = new Map<string, number>();
  rows.forEach(({ label }, row) => {
    if (!rowOf.has(label)) rowOf.set(label, row);
  });
  return rowOf;
}

/** Returns the labels of the markers by row. */
export function markersByRow(
  markers: readonly LineMarker[],
  data: ChartData,
): ReadonlyMap<number, readonly string[]> {
  const labelsAt = new Map<number, string[]>();
  if (markers.length === 0) return labelsAt;
  const rowOf = rowsByLabel(data);
  for (const { at, label } of markers) {
    const row = rowOf.get(at);
    if (row !== undefined) labelsAt.set(row, [...(labelsAt.get(row) ?? []), label]);
  }
  return labelsAt;
}

/** Returns the markers from left to right, with labels that do not overlap. */
export function placeMarkers(
  markers: readonly LineMarker[],
  data: ChartData,
  middle: (row: number) => number,
  { left, right }: Box,
  em: number,
): PlacedMarker[] {
  if (markers.length === 0) return [];
  const rowOf = rowsByLabel(data);
  const keys = keysOf(markers.map(({ label }) => label));
  const sorted = markers
    .flatMap(({ at, label }, index) => {
      const row = rowOf.get(at);
      return row === undefined ? [] : [{ x: middle(row), label, key: keys[index] ?? label }];
    })
    .sort((a, b) => a.x - b.x);
  let free = left;
  return sorted.map(({ x, label, key }, index) => {
    const next = sorted[index + 1]?.x ?? right;
    const text = clipText(label, em * 12, em);
    const width = textWidth(text, em) + em * 0.75;
    const start = free;
    free = x;
    if (x + width <= next) {
      free = x + width;
      return { key, x, text, anchor: 'start' };
    }
    return { key, x, text: x - width >= start ? text : '', anchor: 'end' };
  });
}
