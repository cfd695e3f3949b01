/** Errors of a form by the name of the field they belong to. */
export type ValidationErrors = Readonly<Record<string, string | readonly string[]>>;

/** One line of the error summary. */
export interface SummaryItem {
  name: string;
  message: string;
}

/** The lines of the error summary: one for each message, in the order of the fields given. */
export function summaryItems(errors: ValidationErrors | undefined): SummaryItem[] {
  return Object.entries(errors ?? {}).flatMap(([name, messages]) =>
    [messages]
      .flat()
      .filter(Boolean)
      .map((message) => ({ name, message })),
  );
}
