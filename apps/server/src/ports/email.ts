import type { AccountTransaction, SystemTransaction } from '../db/database.ts';

/** The recipient of an e-mail: one mailbox, and the name in its greeting. */
export interface Recipient {
  email: string;
  name: string;
}

/** The text of an e-mail between its greeting and its footer. */
export interface EmailText {
  subject: string;
  paragraphs: string[];
  /** Name and value pairs, shown below the first paragraph. */
  facts?: [name: string, value: string][];
  link?: { label: string; address: string };
  /** A short note below the e-mail. */
  note: string;
}

/** Returns the address of a page of the dashboard. */
export type PageAddress = (path: string) => string;

/** A kind of e-mail that a module sends, with the text it has for some content. */
export interface EmailTemplate<Content extends object = object> {
  /** Stored with each queued e-mail, so it never changes. */
  kind: string;
  /** How long the server tries to send an e-mail of this kind, in seconds. */
  lifetimeSeconds: number;
  /** The names of the content's fields that hold dates, at any depth. */
  dateFields: readonly string[];
  /** @param supportUrl where people ask the operator for help, if the server names it */
  write(content: Content, page: PageAddress, supportUrl: string | null): EmailText;
}

const defaultLifetimeSeconds = 4 * 24 * 60 * 60;

/** Defines an e-mail template. Its text is written when the e-mail is sent. */
export function defineEmail<Content extends object>(
  kind: string,
  write: EmailTemplate<Content>['write'],
  {
    lifetimeSeconds = defaultLifetimeSeconds,
    dateFields = [],
  }: { lifetimeSeconds?: number; dateFields?: readonly string[] } = {},
): EmailTemplate<Content> {
  return { kind, lifetimeSeconds, dateFields, write };
}

/** Queues e-mails. */
export interface Emails {
  /**
   * Queues an e-mail inside a transaction: it is sent once the transaction commits. In an account
   * transaction, `accountId` is that transaction's account.
   *
   * @throws {TypeError} for an address that is not one plain mailbox
   */
  send<Content extends object>(
    tx: AccountTransaction | SystemTransaction,
    to: Recipient,
    email: { template: EmailTemplate<Content>; content: Content },
    accountId: string,
  ): Promise<void>;
}
