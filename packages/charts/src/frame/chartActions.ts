/** The actions that a chart can offer its reader. */
export const chartActions = ['table', 'csv', 'png'] as const;

/** One action: show the values as a table, or download them or the drawing. */
export type ChartAction = (typeof chartActions)[number];
