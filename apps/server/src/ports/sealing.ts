/** Encrypts secrets, so that a copy of the database does not reveal them. */
export interface Sealer {
  /** The ids of the master keys that it can decrypt with. The first one encrypts. */
  readonly keyIds: readonly [string, ...string[]];
  /** Encrypts a text for one context, such as a table and row. */
  seal(text: string, context: string): string;
  /** Decrypts a text; `undefined` if the context differs, the key is unknown, or the text was changed. */
  open(sealed: string, context: string): string | undefined;
  /** Returns a keyed hash of a text, which is the same on all servers with the same master key. */
  digest(text: string): string;
  /** Returns the key that digests are made with under a master key; undefined if it is unknown. */
  digestKeyOf(keyId: string): string | undefined;
  /** Makes digests with a key from now on, because digests are stored and outlive a master key. */
  useDigestKey(digestKey: string): void;
}
