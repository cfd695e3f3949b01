/** A bar from zero to a value, in pixels: `start` and `size` along the rows, the others across. */
export interface Bar {
  start: number;
  size: number;
  zero: number;
  level: number;
}

const furthestCorner = 3;

const short = (value: number) => Math.round(value * 10) / 10;

/** A value that is not zero shows, however little it is. */
const leastLength = 1;

function upright({ start, size, zero, level }: Bar): string {
  const distance = level - zero;
  const length = Math.max(leastLength, Math.abs(distance)) * Math.sign(distance);
  const corner = size < 6 ? 0 : Math.min(furthestCorner, size / 3, Math.abs(length));
  const [x, end, width] = [short(start), short(zero + length), short(size)];
  if (corner < 1) return `M${x},${short(zero)}V${end}h${width}V${short(zero)}z`;
  const turn = short(-Math.sign(length) * corner);
  const inner = short(width - 2 * corner);
  return (
    `M${x},${short(zero)}V${short(end + turn)}q0,${-turn} ${corner},${-turn}h${inner}` +
    `q${corner},0 ${corner},${turn}V${short(zero)}z`
  );
}

function lying({ start, size, zero, level }: Bar): string {
  const distance = level - zero;
  const length = Math.max(leastLength, Math.abs(distance)) * Math.sign(distance);
  const corner = size < 6 ? 0 : Math.min(furthestCorner, size / 3, Math.abs(length));
  const [y, end, height] = [short(start), short(zero + length), short(size)];
  if (corner < 1) return `M${short(zero)},${y}H${end}v${height}H${short(zero)}z`;
  const turn = short(-Math.sign(length) * corner);
  const inner = short(height - 2 * corner);
  return (
    `M${short(zero)},${y}H${short(end + turn)}q${-turn},0 ${-turn},${corner}v${inner}` +
    `q0,${corner} ${turn},${corner}H${short(zero)}z`
  );
}

/**
 * One path for many bars: as many elements for five thousand bars as for one. A bar of no length
 * is not drawn.
 */
export function barPath(bars: readonly Bar[], rowsAlong: 'x' | 'y'): string {
  const draw = rowsAlong === 'x' ? upright : lying;
  let path = '';
  for (const bar of bars) if (bar.level !== bar.zero) path += draw(bar);
  return path;
}
