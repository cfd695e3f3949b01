/** Every word the kit says by itself; what belongs to a screen is passed to its component. */
export interface KitWords {
  /** Closes a panel, a message or a dialog that asks for nothing. */
  close: string;
  /** Leaves without doing what was asked. */
  cancel: string;
  /** Empties a field or a set of filters. */
  clear: string;
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
}

/** The kit's words in English, which stand wherever nobody passed others. */
export const english: KitWords = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
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
};
