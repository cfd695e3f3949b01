/** The product, the days and the filters of all widgets. */
export interface DataScope {
  product: string;
  date: string;
  /** An earlier day to compare with. */
  compared: string | undefined;
  filters: readonly string[];
}
