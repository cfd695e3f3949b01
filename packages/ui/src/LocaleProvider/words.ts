/** Every word the kit says by itself; what belongs to a screen is passed to its component. */
export interface KitWords {
  /** Closes a panel, a message or a dialog that asks for nothing. */
  close: string;
  /** Leaves without doing what was asked. */
  cancel: string;
  /** Empties a field or a set of filters. */
  clear: string;
}

/** The kit's words in English, which stand wherever nobody passed others. */
export const english: KitWords = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
};
