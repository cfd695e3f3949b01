import type { RequestContext } from './context.ts';
import type { AccountTransaction, SystemTransaction } from './db/database.ts';
import type { Row } from './db/schema.ts';

/** A license that an event is about. */
export type LicenseOfEvent = Pick<
  Row<'licenses'>,
  'account_id' | 'item_id' | 'key' | 'activation_limit' | 'expires_at'
>;

/** Events that are handled inside the transaction that causes them. */
export interface TransactionEvents {
  /** A version was released. `ctx` identifies the person or API key. */
  releasePublished: { ctx: RequestContext; version: Row<'versions'> };
  /** Earlier versions of one product were added, at least one. Sites are not offered them. */
  versionsImported: { ctx: RequestContext; versions: readonly Row<'versions'>[] };
  /** A license was issued, by a person or a program, but not by an import. */
  licenseCreated: { license: LicenseOfEvent };
  /** A build of a product ended: with a release, because there was nothing to release, or with an error. */
  buildFinished: { build: Row<'builds'> };
  /** A product is about to be deleted. Large products cause the event several times. */
  productDeleting: { accountId: string; productId: string };
  /** The webhook URLs of a product or the Slack URL of the account were saved. */
  webhookUrlsChanged: { accountId: string };
  /** A person saved their profile. */
  profileSaved: { accountId: string };
}

/** Events in transactions that see all accounts: requests of sites, and maintenance. */
export interface SystemEvents {
  /** A license was activated on a site that had not activated it. */
  licenseActivated: { license: LicenseOfEvent; activation: { domain: string; counts: boolean } };
  /** An account was deactivated; it can be reactivated until it is deleted. */
  accountDeactivated: { accountId: string };
  /** A deactivated account was reactivated. */
  accountReactivated: { accountId: string };
  /** An account is about to be deleted with all its rows. */
  accountDeleting: { accountId: string; email: string };
}

/** Events that are announced once the change they are about is committed. */
export interface CommittedEvents {
  /** A product, one of its versions or the fields that it collects were changed or deleted. */
  productChanged: { productId: string };
  /** A product's feature flags were changed, or the product was deleted. */
  flagsChanged: { productId: string };
  /** A version's package was sent completely. */
  packageDownloaded: { versionId: string; siteKey?: string | undefined };
  /** Events of other server processes may not have arrived, so cached values may be outdated. */
  eventsMissed: Record<string, never>;
}

/** The events that every server process on the database handles, because they outdate its caches. */
export const SHARED_EVENTS = [
  'productChanged',
  'flagsChanged',
] as const satisfies readonly (keyof CommittedEvents)[];

/** The name of an event that every server process handles. */
export type SharedEventName = (typeof SHARED_EVENTS)[number];

/** Sends an event to the other server processes. */
export type SendEvent = <Name extends SharedEventName>(
  name: Name,
  event: CommittedEvents[Name],
) => void;

/** The handlers of one module. */
export type Subscriptions = {
  [Name in keyof TransactionEvents]?: (
    tx: AccountTransaction,
    event: TransactionEvents[Name],
  ) => Promise<void>;
} & {
  [Name in keyof SystemEvents]?: (
    tx: SystemTransaction,
    event: SystemEvents[Name],
  ) => Promise<void>;
} & {
  [Name in keyof CommittedEvents]?: (event: CommittedEvents[Name]) => void;
};

/** Connects modules that cause events with modules that react to them. */
export interface Events {
  /**
   * Runs the subscribers of an event one after the other in the transaction that causes it. An error
   * in one of them rolls the transaction back.
   */
  publish<Name extends keyof TransactionEvents>(
    tx: AccountTransaction,
    name: Name,
    event: TransactionEvents[Name],
  ): Promise<void>;
  /** Like `publish`, in a transaction that sees all accounts. */
  publishAsSystem<Name extends keyof SystemEvents>(
    tx: SystemTransaction,
    name: Name,
    event: SystemEvents[Name],
  ): Promise<void>;
  /** Calls the subscribers of an event after its transaction, on every server process if it is shared. */
  announce<Name extends keyof CommittedEvents>(name: Name, event: CommittedEvents[Name]): void;
  /** Calls the subscribers of an event that another server process announced. */
  receive: SendEvent;
  subscribe(subscriptions: Subscriptions): void;
}

/** A handler of any event. TypeScript does not relate an event's name to its type in a union of handlers. */
type AnyHandler = ((tx: unknown, event: unknown) => Promise<void>) | undefined;

const isShared = (name: string): name is SharedEventName =>
  SHARED_EVENTS.some((shared) => shared === name);

/**
 * Returns an event bus without subscribers.
 *
 * @param send sends shared events to the other server processes; omitted if there are none
 */
export function createEvents(send?: SendEvent): Events {
  const subscribers: Subscriptions[] = [];
  const publish = async (tx: unknown, name: keyof Subscriptions, event: unknown): Promise<void> => {
    for (const subscriber of subscribers) await (subscriber[name] as AnyHandler)?.(tx, event);
  };
  const receive = (name: keyof CommittedEvents, event: unknown): void => {
    for (const subscriber of subscribers) {
      (subscriber[name] as ((event: unknown) => void) | undefined)?.(event);
    }
  };
  return {
    publish,
    publishAsSystem: publish,
    receive,
    announce(name, event) {
      receive(name, event);
      if (isShared(name)) send?.(name, event as CommittedEvents[SharedEventName]);
    },
    subscribe(subscriptions) {
      subscribers.push(subscriptions);
    },
  };
}
