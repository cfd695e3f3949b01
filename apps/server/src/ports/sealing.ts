/** Encrypts what must be kept but not read by whoever gets hold of the database. */
export interface Sealer {
  /** Encrypts a text for one place; opened for any other place it is nothing. */
  seal(text: string, place: string): string;
  /** Decrypts; `undefined` when it was sealed for another place, under a key that is gone, or changed since. */
  open(sealed: string, place: string): string | undefined;
}
