/** The sizes of panels with charts, apart from the others because the first page needs none. */
export const chartSize = {
  /** The least width of a panel with a chart, and the height of its content while loading. */
  chartPanel: '20rem',
  chart: '280px',
  /** The width of a page without the navigation. */
  page: '1200px',
  /** The account's week while loading. */
  week: '172px',
} as const;
