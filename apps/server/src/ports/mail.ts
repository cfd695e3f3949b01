/** A letter as it goes out: to one mailbox, in two forms of the same text. */
export interface Mail {
  /** Unique and the same at each attempt, so that a repeated letter is recognised. */
  messageId: string;
  /** What it is about, by the name that {@link file://./letters.ts} has for it. */
  kind: string;
  date: Date;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** What became of a letter. The reason may name the mailbox: it is for the database, not for logs. */
export type Delivery =
  | { ok: true }
  | { ok: false; isPermanent: boolean; status: number | null; reason: string };

/** Who takes letters away. */
export interface Postman {
  /** Hands a letter over; a refusal is an answer, not an error. */
  send(mail: Mail): Promise<Delivery>;
  /** The newest letters first, where this server keeps them to be looked at. */
  shown: (() => readonly Mail[]) | undefined;
}
