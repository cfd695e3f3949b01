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
  /** Makes a typed password readable. */
  showPassword: string;
  /** Hides it again. */
  hidePassword: string;
  /** Opens the system's file chooser. */
  chooseFile: string;
  /** What else can be done, after `chooseFile`. */
  dropFile: string;
  /** Takes a chosen file out of the field. */
  removeFile: string;
  /** Stops a file on its way. */
  cancelUpload: string;
  /** Names the main navigation among the landmarks. */
  navigation: string;
  /** Opens the drawer with the main navigation on a narrow screen. */
  openNavigation: string;
  /** Closes that drawer. */
  closeNavigation: string;
  /** Leads past the navigation. */
  skipToContent: string;
  /** Begins the name of a row's box, before the row's own: "Select Avocet". */
  select: string;
  /** Names the box that selects every row. */
  selectAll: string;
  /** How many rows are selected, none among them. */
  selected: (count: number) => string;
  /** Leaves no row selected. */
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
  /** Leads to the page before. */
  previousPage: string;
  /** Leads to the page after. */
  nextPage: string;
  /** Names the button or link of one page; with the figure as it shows, ungrouped. */
  page: (page: number) => string;
  /** Which of how many pages is shown. */
  pageOf: (page: number, pageCount: number) => string;
  /** Said after the name of a step that is finished. */
  stepDone: string;
  /** Said after the name of the step at hand. */
  stepCurrent: string;
  /** Said after the name of a step that is still to come. */
  stepToCome: string;
  /** Names the lower end of a span. */
  minimum: string;
  /** Names the upper end of a span. */
  maximum: string;
  /** Stands in a list of choices while they are fetched. */
  searching: string;
  /** Stands in a list of choices that has none. */
  noMatches: string;
  /** The spoken name of ⌘, as all keys that are shown as signs have one. */
  commandKey: string;
  /** The spoken name of Apple's ⌥. */
  optionKey: string;
  /** The spoken name of ⇧. */
  shiftKey: string;
  /** Opens a value for writing, said with what the value is called. */
  edit: (label: string) => string;
  /** Keeps what was typed. */
  save: string;
  /** Said while it is on its way. */
  saving: string;
  /** Said once it is kept. */
  saved: string;
  /** Names the button that makes words bold; the tools of a text begin here. */
  bold: string;
  /** Names the button that slants words. */
  italic: string;
  /** Names the button that sets words as code. */
  inlineCode: string;
  /** Names the button that makes or changes a link. */
  link: string;
  /** Names the button that makes a list with bullets. */
  bulletedList: string;
  /** Names the button that makes a list with numbers. */
  numberedList: string;
  /** Names the button that takes the last change back. */
  undo: string;
  /** Names the button that makes it again. */
  redo: string;
  /** Names the field for what a link leads to. */
  linkAddress: string;
  /** Says which addresses a link may have. */
  linkAddressHelp: string;
  /** Said where an address is none of those. */
  wrongLinkAddress: string;
  /** Leaves the words and takes their link away. */
  removeLink: string;
  /** Names the tools of the text that is called `label`. */
  formatting: (label: string) => string;
  /** Stands where a part of the page could not be fetched. */
  notLoaded: string;
}
