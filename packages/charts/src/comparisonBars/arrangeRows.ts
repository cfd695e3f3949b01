import { type ChartData, type ChartRow, knownValue } from '../frame/chartData.ts';

/** How the smallest categories are added up into one. */
export interface Others {
  /** What stands for them: "Others". */
  label: string;
  /** How many categories keep their own bars. */
  keep: number;
}

/** The orders in which categories can stand. */
export const barOrders = ['given', 'value'] as const;

/** As the data give them, or the greatest value of the last series first. */
export type BarOrder = (typeof barOrders)[number];

const weigh = (value: number | null) => value ?? Number.NEGATIVE_INFINITY;

/** The rows in the order asked for; those that are equal or unknown keep the order given. */
export function sortRows(data: ChartData, order: BarOrder): ChartData {
  if (order === 'given') return data;
  const last = data.series.length - 1;
  const values = data.rows.map((row, index) => ({
    row,
    value: weigh(knownValue(data, index, last)),
  }));
  values.sort((a, b) => (a.value === b.value ? 0 : b.value - a.value));
  return { series: data.series, rows: values.map(({ row }) => row) };
}

function totalOf(data: ChartData, row: number): number {
  let total = 0;
  for (let series = 0; series < data.series.length; series += 1) {
    total += Math.abs(knownValue(data, row, series) ?? 0);
  }
  return total;
}

function sumUp(data: ChartData, rows: readonly number[], label: string): ChartRow {
  const values = data.series.map((_, series) => {
    const known = rows.flatMap((row) => knownValue(data, row, series) ?? []);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
  });
  return { label, values };
}

/**
 * Adds up all but the `keep` rows with the greatest totals over all series; of equal ones the
 * earlier stays. Their sum stands last. Nothing is grouped if only one row would be.
 */
export function groupOthers(data: ChartData, others: Others | undefined): ChartData {
  const keep = Math.max(0, Math.floor(others?.keep ?? 0));
  if (others === undefined || data.rows.length <= keep + 1) return data;
  const ranked = data.rows
    .map((_, row) => ({ row, total: totalOf(data, row) }))
    .sort((a, b) => (a.total === b.total ? a.row - b.row : b.total - a.total));
  const kept = new Set(ranked.slice(0, keep).map(({ row }) => row));
  const rest = data.rows.flatMap((_, row) => (kept.has(row) ? [] : [row]));
  return {
    series: data.series,
    rows: [...data.rows.filter((_, row) => kept.has(row)), sumUp(data, rest, others.label)],
  };
}
