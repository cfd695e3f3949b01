/** Every word the kit says by itself; what belongs to a screen is passed to its component. */
export interface KitWords {
  /** Closes a panel, a message or a dialog that asks for nothing. */
  close: string;
  /** Leaves without doing what was asked. */
  cancel: string;
  /** Empties a field or a set of filters. */
  clear: string;
  /** Empties the field that is called `label`. */
  clearField: (label: string) => string;
  /** Takes something to the clipboard. */
  copy: string;
  /** What copying says once it is done. */
  copied: string;
  showPassword: string;
  hidePassword: string;
  /** Opens the system's file chooser. */
  chooseFile: string;
  /** What else can be done, after `chooseFile`. */
  dropFile: string;
  removeFile: string;
  cancelUpload: string;
  /** Names the main navigation among the landmarks. */
  navigation: string;
  openNavigation: string;
  closeNavigation: string;
  skipToContent: string;
  /** Begins the name of a row's box, before the row's own: "Select Avocet". */
  select: string;
  selectAll: string;
  /** How many rows are selected, none among them. */
  selected: (count: number) => string;
  clearSelection: string;
  /** Opens the menu that shows and hides the columns of a table. */
  columns: string;
  /** Joins the name of a button whose action runs. */
  inProgress: string;
  /** Said while rows are fetched. */
  loading: string;
  /** Fetches more of a list. */
  loadMore: string;
  /** Does again what has just failed. */
  tryAgain: string;
  /** How much of a list is there; `total` where it is known. */
  shown: (shown: number, total?: number) => string;
  /** Said when more of a list has come: how many items, and how much of it is there now. */
  added: (count: number, shown: number, total?: number) => string;
  previousPage: string;
  nextPage: string;
  /** Names the button or link of one page; with the figure as it shows, ungrouped. */
  page: (page: number) => string;
  /** Which of how many pages is shown. */
  pageOf: (page: number, pageCount: number) => string;
  /** Said after the name of a step that is finished, at hand, or still to come. */
  stepDone: string;
  stepCurrent: string;
  stepToCome: string;
  /** Name the two ends of a span. */
  minimum: string;
  maximum: string;
  /** Stands in a list of choices while they are fetched. */
  searching: string;
  /** Stands in a list of choices that has none. */
  noMatches: string;
  /** The spoken names of keys that are shown as signs. */
  commandKey: string;
  optionKey: string;
  shiftKey: string;
  /** Opens a value for writing, said with what the value is called. */
  edit: (label: string) => string;
  save: string;
  /** Said while something is saved, and once it is. */
  saving: string;
  saved: string;
  /** The tools of a text that has a form: what they make of the words chosen in it. */
  bold: string;
  italic: string;
  inlineCode: string;
  link: string;
  bulletedList: string;
  numberedList: string;
  undo: string;
  redo: string;
  /** What a link leads to, and what is wrong with an address that may not be one. */
  linkAddress: string;
  linkAddressHelp: string;
  wrongLinkAddress: string;
  removeLink: string;
  /** Names the tools of the text that is called `label`. */
  formatting: (label: string) => string;
  /** Stands where a part of the page could not be fetched. */
  notLoaded: string;
}

const figure = (value: number) => value.toLocaleString('en');

/** The kit's words in English, which stand wherever nobody passed others. */
export const english: KitWords = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  clearField: (label) => `Clear ${label}`,
  copy: 'Copy',
  copied: 'Copied',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  removeFile: 'Remove file',
  cancelUpload: 'Cancel upload',
  navigation: 'Main',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  skipToContent: 'Skip to content',
  select: 'Select',
  selectAll: 'Select all',
  selected: (count) => (count === 0 ? 'None selected' : `${figure(count)} selected`),
  clearSelection: 'Clear selection',
  columns: 'Columns',
  inProgress: 'In progress',
  loading: 'Loading',
  loadMore: 'Load more',
  tryAgain: 'Try again',
  shown: (shown, total) =>
    total === undefined ? `${figure(shown)} shown` : `${figure(shown)} of ${figure(total)} shown`,
  added: (count, shown, total) => `${figure(count)} more loaded, ${english.shown(shown, total)}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  page: (page) => `Page ${page}`,
  pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
  stepDone: 'done',
  stepCurrent: 'current step',
  stepToCome: 'to come',
  minimum: 'Minimum',
  maximum: 'Maximum',
  searching: 'Searching…',
  noMatches: 'Nothing found',
  commandKey: 'Command',
  optionKey: 'Option',
  shiftKey: 'Shift',
  edit: (label) => `Edit ${label}`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  bold: 'Bold',
  italic: 'Italic',
  inlineCode: 'Code',
  link: 'Link',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
  linkAddress: 'Address',
  linkAddressHelp: 'A page or a mail address, such as https://example.com.',
  wrongLinkAddress: 'This is no address of a page or of a mailbox.',
  removeLink: 'Remove link',
  formatting: (label) => `Formatting of ${label}`,
  notLoaded: 'This part of the page could not be loaded.',
};
