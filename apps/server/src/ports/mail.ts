/** An e-mail ready to be sent to one mailbox, with the same text in two formats. */
export interface Mail {
  /** Unique, and the same at each attempt, so that repeated e-mails can be recognized. */
  messageId: string;
  /** The kind of its template. */
  kind: string;
  date: Date;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** The result of a delivery attempt. The reason may contain the mailbox, so it is stored, not logged. */
export type Delivery =
  | { ok: true }
  | { ok: false; isPermanent: boolean; status: number | null; reason: string };

/** Delivers e-mails. */
export interface Mailer {
  /** Delivers one e-mail. A rejection is a result, not an error. */
  send(mail: Mail): Promise<Delivery>;
  /** Lists the newest e-mails first; undefined if this server does not store them for reading. */
  list: (() => readonly Mail[]) | undefined;
}
