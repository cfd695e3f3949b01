import { clipText, textWidth } from '../axes/textWidth.ts';
import type { ChartData } from '../frame/chartData.ts';
import { keysOf } from '../frame/keysOf.ts';
import type { Box } from '../frame/plotLayout.ts';

/** A day on which something happened that the line should be read by, such as a release. */
export interface LineMarker {
  /** The label of the row that it stands at. At a label that no row has, it is not drawn. */
  at: string;
  label: string;
}

/** A marker that is drawn; `text` is empty where it would run into the one beside it. */
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

/** The whole labels of the markers at each row that has any. */
export function markersByRow(
  markers: readonly LineMarker[],
  data: ChartData,
): ReadonlyMap<number, readonly string[]> {
  const labelsAt = new Map<number, string[]>();
  if (markers.length === 0) return labelsAt;
  const rowOf = rowsByLabel(data);
  for (const { at, label } of markers) {
    const row = rowOf.get(at);
    if (row === undefined) continue;
    labelsAt.set(row, [...(labelsAt.get(row) ?? []), label]);
  }
  return labelsAt;
}

/** Where markers stand, in order, each with as much of its label as does not touch another. */
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
  const standing = markers
    .flatMap(({ at, label }, index) => {
      const row = rowOf.get(at);
      return row === undefined ? [] : [{ x: middle(row), label, key: keys[index] ?? label }];
    })
    .sort((a, b) => a.x - b.x);
  let free = left;
  return standing.map(({ x, label, key }, index) => {
    const next = standing[index + 1]?.x ?? right;
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
