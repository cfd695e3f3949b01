/** A question that axe leaves open, with the answer of a person who looked. */
export interface Answer {
  rule: string;
  /** The elements it is about. */
  selector: string;
  reason: string;
}

/** Everything axe cannot decide in our stories. What is not here fails the story. */
export const answers: readonly Answer[] = [
  {
    rule: 'color-contrast',
    selector: 'kbd, kbd *',
    reason: 'Axe does not measure arrows. Keys have the default text on the raised surface.',
  },
];
