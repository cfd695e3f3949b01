/** Encrypts secrets, so that a copy of the database does not reveal them. */
export interface Sealer {
  /** Encrypts a text for one context, such as a table and row. */
  seal(text: string, context: string): string;
  /** Decrypts a text; `undefined` if the context differs, the key is unknown, or the text was changed. */
  open(sealed: string, context: string): string | undefined;
}
