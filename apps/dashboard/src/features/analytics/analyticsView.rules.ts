import { readFilters } from '../../entities/analytics/siteFilter.rules.ts';

/** The product, the days and the filters that are visible. The URL holds all of them. */
export interface AnalyticsView {
  /** The id of the product; undefined until one is chosen. */
  product: string | undefined;
  /** The day (YYYY-MM-DD); undefined until one is chosen. */
  date: string | undefined;
  /** An earlier day to compare with. */
  compared: string | undefined;
  /** The conditions that sites have to meet, as the server reads them. */
  filters: readonly string[];
}

/** The query parameters of a view. */
const names = { product: 'product', date: 'date', compared: 'compare', filters: 'filter' } as const;

/** The query parameter with the page of the list of domains, which a new view begins again. */
export const DOMAIN_PAGE = 'page';

/** Returns whether a text is a valid day, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads a view from the URL. Invalid parts are left out. */
export function viewOf(search: URLSearchParams): AnalyticsView {
  const text = (name: string) => search.get(name) || undefined;
  const day = (name: string) => {
    const written = text(name);
    return written !== undefined && isDay(written) ? written : undefined;
  };
  const date = day(names.date);
  const compared = day(names.compared);
  return {
    product: text(names.product),
    date,
    compared: date !== undefined && compared !== date ? compared : undefined,
    filters: readFilters(search.getAll(names.filters)),
  };
}

/** Returns the query parameters with changes to the view. Everything else on the page stays. */
export function withView(
  search: URLSearchParams,
  changes: Partial<AnalyticsView>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const view = { ...viewOf(search), ...changes };
  for (const name of ['product', 'date', 'compared'] as const) {
    const value = view[name];
    if (value === undefined) next.delete(names[name]);
    else next.set(names[name], value);
  }
  next.delete(names.filters);
  for (const filter of view.filters) next.append(names.filters, filter);
  next.delete(DOMAIN_PAGE);
  return next;
}

/** Returns the step that a view has reached: 0 the product, 1 the dates, 2 the data. */
export function stepOf({ product, date }: AnalyticsView): 0 | 1 | 2 {
  if (product === undefined) return 0;
  return date === undefined ? 1 : 2;
}
