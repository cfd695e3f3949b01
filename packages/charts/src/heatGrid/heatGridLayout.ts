/** How many shades there are between nothing and the most. */
export const heatSteps = 5;

/** A table of values across two lists of names, such as one version across another. */
export interface HeatGridData {
  /** What the rows stand for, from the top. */
  rows: readonly string[];
  /** What the columns stand for, from the start of the line. */
  columns: readonly string[];
  /** One list of values for each row, one value for each column; `null` where nothing is known. */
  values: readonly (readonly (number | null)[])[];
}

/** One cell in pixels of the grid, counted from its start and top. */
export interface HeatCell {
  row: number;
  column: number;
  x: number;
  y: number;
  /** `null` where nothing is known. */
  value: number | null;
  /** 0 for zero and below, up to `heatSteps` for the greatest values; `null` where unknown. */
  step: number | null;
}

/** Everything that is drawn inside the grid. */
export interface HeatGridLayout {
  cells: HeatCell[];
  cellWidth: number;
  cellHeight: number;
  /** The values at which each shade from 1 to `heatSteps` ends, least first. */
  limits: number[];
}

const known = (value: number | null | undefined): number | null =>
  value !== undefined && value !== null && Number.isFinite(value) ? value : null;

/**
 * Where the cells of a cross table go and how strong each is. The shades are equal parts of the
 * way from zero to the greatest value, so that twice the value is twice the strength; zero and
 * what is below has a shade of its own. What is missing, `null` or not finite is unknown, never zero.
 * `size` is the grid's alone, without its labels.
 */
export function heatGridLayout(
  { rows, columns, values }: HeatGridData,
  size: { width: number; height: number },
): HeatGridLayout {
  const cellWidth = Math.max(0, size.width) / Math.max(1, columns.length);
  const cellHeight = Math.max(0, size.height) / Math.max(1, rows.length);
  let most = 0;
  const cells = rows.flatMap((_, row) =>
    columns.map((_, column) => {
      const value = known(values[row]?.[column]);
      if (value !== null) most = Math.max(most, value);
      return { row, column, x: column * cellWidth, y: row * cellHeight, value };
    }),
  );
  const stepOf = (value: number) =>
    value <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * heatSteps));
  return {
    cells: cells.map((cell) => ({
      ...cell,
      step: cell.value === null ? null : stepOf(cell.value),
    })),
    cellWidth,
    cellHeight,
    limits:
      most === 0
        ? []
        : Array.from({ length: heatSteps }, (_, step) => (most / heatSteps) * (step + 1)),
  };
}
