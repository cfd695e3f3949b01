import { type ChartData, type ChartRow, knownValue } from '../plot/chartData.ts';

/** How the smallest categories are added up into one. */
export interface Others {
  /** The label of the sum: "Others". */
  label: string;
  /** How many categories are shown on their own. */
  keep: number;
}

/** The orders that categories can have. */
export const barOrders = ['given', 'value'] as const;

/** The order of the data, or the highest value of the last series first. */
export type BarOrder = (typeof barOrders)[number];

/** Returns the data with its rows in an order; rows with equal or unknown values keep theirs. */
export function sortRows(data: ChartData, order: BarOrder): ChartData {
  if (order === 'given') return data;
  const last = data.series.length - 1;
  const sorted = data.rows.map((row, index) => ({
    row,
    value: knownValue(data, index, last) ?? Number.NEGATIVE_INFINITY,
  }));
  sorted.sort((a, b) => (a.value === b.value ? 0 : b.value - a.value));
  return { series: data.series, rows: sorted.map(({ row }) => row) };
}

function totalOf(data: ChartData, row: number): number {
  let total = 0;
  for (let series = 0; series < data.series.length; series += 1) {
    total += Math.abs(knownValue(data, row, series) ?? 0);
  }
  return total;
}

function addUp(data: ChartData, rows: readonly number[], label: string): ChartRow {
  const values = data.series.map((_, series) => {
    const known = rows.flatMap((row) => knownValue(data, row, series) ?? []);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
  });
  return { label, values };
}

/**
 * Adds up all rows but the `keep` largest by their total over all series; of equal rows the earlier
 * is largest. The sum is the last row. Nothing changes if it would consist of a single row.
 */
export function groupOthers(data: ChartData, others: Others | undefined): ChartData {
  const keep = Math.max(0, Math.floor(others?.keep ?? 0));
  if (others === undefined || data.rows.length <= keep + 1) return data;
  const ranked = data.rows
    .map((_, row) => ({ row, total: totalOf(data, row) }))
    .sort((a, b) => (a.total === b.total ? a.row - b.row : b.total - a.total));
  const largest = new Set(ranked.slice(0, keep).map(({ row }) => row));
  const rest = data.rows.flatMap((_, row) => (largest.has(row) ? [] : [row]));
  return {
    series: data.series,
    rows: [...data.rows.filter((_, row) => largest.has(row)), addUp(data, rest, others.label)],
  };
}
