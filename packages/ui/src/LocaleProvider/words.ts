/** Every text that the kit provides itself. Texts of a screen are passed to its components. */
export interface KitWords {
  /** Closes a panel, a message or a dialog. */
  close: string;
  /** Closes without applying changes. */
  cancel: string;
  /** Clears a field or a set of filters. */
  clear: string;
  /** Clears the field called `label`. */
  clearField: (label: string) => string;
  /** Copies a text to the clipboard. */
  copy: string;
  /** Confirms that a text was copied. */
  copied: string;
  /** Makes a typed password readable. */
  showPassword: string;
  /** Hides the password again. */
  hidePassword: string;
  /** Opens the system's file picker. */
  chooseFile: string;
  /** The alternative to the file picker; follows `chooseFile`. */
  dropFile: string;
  /** Removes a selected file from the field. */
  removeFile: string;
  /** Cancels an upload in progress. */
  cancelUpload: string;
  /** The name of the main navigation landmark. */
  navigation: string;
  /** Opens the main navigation in a drawer on narrow screens. */
  openNavigation: string;
  /** Closes that drawer. */
  closeNavigation: string;
  /** Moves focus past the navigation. */
  skipToContent: string;
  /** Starts the name of a row's checkbox, followed by the row's name: "Select Avocet". */
  select: string;
  /** The name of the checkbox that selects every row. */
  selectAll: string;
  /** The number of selected rows, including none. */
  selected: (count: number) => string;
  /** Deselects every row. */
  clearSelection: string;
  /** Opens the menu that shows and hides table columns. */
  columns: string;
  /** Added to the name of a button while its action runs. */
  inProgress: string;
  /** Announced while rows load. */
  loading: string;
  /** Loads more of a list. */
  loadMore: string;
  /** Retries a failed action. */
  tryAgain: string;
  /** How much of a list is shown; `total` when it is known. */
  listCount: (count: number, total?: number) => string;
  /** Announced when more of a list has loaded: how many were added, and how much is shown now. */
  added: (added: number, count: number, total?: number) => string;
  /** Goes to the previous page. */
  previousPage: string;
  /** Goes to the next page. */
  nextPage: string;
  /** The name of a page's button or link; the number is not grouped. */
  page: (page: number) => string;
  /** The current page and the number of pages. */
  pageOf: (page: number, pageCount: number) => string;
  /** Announced after the name of a completed step. */
  stepDone: string;
  /** Announced after the name of the current step. */
  stepCurrent: string;
  /** Announced after the name of an upcoming step. */
  stepUpcoming: string;
  /** The name of the lower end of a range. */
  minimum: string;
  /** The name of the upper end of a range. */
  maximum: string;
  /** Shown in a list of options while they load. */
  searching: string;
  /** Shown in a list of options without matches. */
  noMatches: string;
  /** The spoken name of ⌘. Every key shown as a symbol has one. */
  commandKey: string;
  /** The spoken name of Apple's ⌥. */
  optionKey: string;
  /** The spoken name of ⇧. */
  shiftKey: string;
  /** Starts editing the value called `label`. */
  edit: (label: string) => string;
  /** Saves an edited value. */
  save: string;
  /** Announced while a value is being saved. */
  saving: string;
  /** Announced when a value has been saved. */
  saved: string;
  /** The name of the bold button in the text editor's toolbar. */
  bold: string;
  /** The name of the italic button. */
  italic: string;
  /** The name of the inline code button. */
  inlineCode: string;
  /** The name of the button that adds or edits a link. */
  link: string;
  /** The name of the bulleted list button. */
  bulletedList: string;
  /** The name of the numbered list button. */
  numberedList: string;
  /** The name of the undo button. */
  undo: string;
  /** The name of the redo button. */
  redo: string;
  /** The label of the field for a link's address. */
  linkAddress: string;
  /** Help for that field: the supported addresses. */
  linkAddressHelp: string;
  /** The error for an unsupported address. */
  invalidLinkAddress: string;
  /** Removes a link and keeps its text. */
  removeLink: string;
  /** The name of the toolbar of the text field called `label`. */
  formatting: (label: string) => string;
  /** Shown in place of a part of the page that failed to load. */
  notLoaded: string;
}
