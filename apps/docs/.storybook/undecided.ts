/** A result that axe leaves open, with a person's decision. */
export interface Answer {
  rule: string;
  /** The affected elements, as a selector. */
  selector: string;
  /** A part of axe's message, if the decision only applies to that message. */
  says?: string;
  /** Whether axe reports a violation by mistake. */
  isMistake?: boolean;
  reason: string;
}

/** Every result that axe leaves open in our stories. Any other one fails the story. */
export const answers: readonly Answer[] = [
  {
    rule: 'color-contrast',
    selector: 'kbd, kbd *',
    reason: 'Axe does not measure arrows. Keys have the default text on the raised surface.',
  },
  {
    rule: 'color-contrast',
    selector: 'span[aria-hidden="true"]',
    says: 'too short',
    reason: 'An avatar with one letter. Its colors are pairs that the tokens’ own test measures.',
  },
  {
    rule: 'color-contrast',
    selector: 'svg text',
    reason: 'Axe sees no background in a drawing. It is muted text on the page: a measured pair.',
  },
  {
    rule: 'label-content-name-mismatch',
    selector: '[role="gridcell"] [role="button"]',
    says: 'Unable to determine',
    reason:
      'A day of the month in Arabic figures, which axe takes for signs. The name has the day.',
  },
  {
    rule: 'aria-prohibited-attr',
    selector: '[data-trigger="DialogTrigger"]',
    reason: 'React Aria names the box around a popover too. The dialog in it has role and name.',
  },
  {
    rule: 'color-contrast',
    selector: '[aria-current="page"], [role="dialog"] p',
    says: 'overlapped by another element',
    reason: 'A very long text that continues below the edge of its container.',
  },
  {
    rule: 'color-contrast',
    selector: 'td, td *, th[scope="row"], th button',
    says: 'overlapped by another element',
    reason:
      'Cells that pass beneath a pinned column or the header, whose colors are those of the other rows.',
  },
  {
    rule: 'color-contrast',
    selector: 'p code, li code',
    says: 'partially obscured',
    reason: 'A word of code in a line of prose: the boxes of its line reach over its edge.',
  },
  {
    rule: 'label-content-name-mismatch',
    selector: '[role="option"][aria-describedby]',
    isMistake: true,
    reason: 'The label of a choice is its name; the line under it is its description, not a label.',
  },
];
