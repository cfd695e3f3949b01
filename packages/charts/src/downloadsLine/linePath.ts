import type { PlacedPoint } from './downloadsLineLayout.ts';

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The `d` of a polyline through the points; empty without any. */
export function linePath(points: readonly PlacedPoint[]): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)},${rounded(y)}`)
    .join('');
}
