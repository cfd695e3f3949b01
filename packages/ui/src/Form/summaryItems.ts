/** The errors of a form by field name. */
export type ValidationErrors = Readonly<Record<string, string | readonly string[]>>;

/** One line of the error summary. */
export interface SummaryItem {
  name: string;
  message: string;
}

/** Returns the lines of the error summary: one per message, in the order of the given fields. */
export function summaryItems(errors: ValidationErrors | undefined): SummaryItem[] {
  return Object.entries(errors ?? {}).flatMap(([name, messages]) =>
    [messages]
      .flat()
      .filter(Boolean)
      .map((message) => ({ name, message })),
  );
}
