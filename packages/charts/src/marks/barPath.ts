/** A bar from zero to a value, in pixels: `start` and `size` along the rows, `zero` and `level` across. */
export interface Bar {
  start: number;
  size: number;
  zero: number;
  level: number;
}

const largestRadius = 3;

const round = (value: number) => Math.round(value * 10) / 10;

/** The shortest bar in pixels: a value above zero is always visible. */
const leastLength = 1;

function vertical({ start, size, zero, level }: Bar): string {
  const distance = level - zero;
  const length = Math.max(leastLength, Math.abs(distance)) * Math.sign(distance);
  const corner = size < 6 ? 0 : Math.min(largestRadius, size / 3, Math.abs(length));
  const [x, end, width] = [round(start), round(zero + length), round(size)];
  if (corner < 1) return `M${x},${round(zero)}V${end}h${width}V${round(zero)}z`;
  const turn = round(-Math.sign(length) * corner);
  const inner = round(width - 2 * corner);
  return (
    `M${x},${round(zero)}V${round(end + turn)}q0,${-turn} ${corner},${-turn}h${inner}` +
    `q${corner},0 ${corner},${turn}V${round(zero)}z`
  );
}

function horizontal({ start, size, zero, level }: Bar): string {
  const distance = level - zero;
  const length = Math.max(leastLength, Math.abs(distance)) * Math.sign(distance);
  const corner = size < 6 ? 0 : Math.min(largestRadius, size / 3, Math.abs(length));
  const [y, end, height] = [round(start), round(zero + length), round(size)];
  if (corner < 1) return `M${round(zero)},${y}H${end}v${height}H${round(zero)}z`;
  const turn = round(-Math.sign(length) * corner);
  const inner = round(height - 2 * corner);
  return (
    `M${round(zero)},${y}H${round(end + turn)}q${-turn},0 ${-turn},${corner}v${inner}` +
    `q0,${corner} ${turn},${corner}H${round(zero)}z`
  );
}

/**
 * Returns one path for all bars, so that the number of elements does not grow with the data. Bars
 * of length zero are left out.
 */
export function barPath(bars: readonly Bar[], rowsAlong: 'x' | 'y'): string {
  const draw = rowsAlong === 'x' ? vertical : horizontal;
  let path = '';
  for (const bar of bars) if (bar.level !== bar.zero) path += draw(bar);
  return path;
}
