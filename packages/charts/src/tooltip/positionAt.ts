import type { PlotLayout, Position } from '../plot/plotLayout.ts';

/** Returns the row and the series nearest to a point of the drawing. */
export function positionAt(
  layout: PlotLayout,
  seriesCount: number,
  x: number,
  y: number,
): Position {
  const [along, across] = layout.rowsAlong === 'x' ? [x, y] : [y, x];
  const row = layout.rowAt(along);
  if (layout.seriesAt) return { row, series: layout.seriesAt(along, row) };
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let series = 0; series < seriesCount; series += 1) {
    const level = layout.level(row, series);
    const distance = level === null ? Number.POSITIVE_INFINITY : Math.abs(level - across);
    if (distance < least) [nearest, least] = [series, distance];
  }
  return { row, series: nearest };
}
