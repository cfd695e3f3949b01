import type { RequestContext } from './context.ts';
import type { AccountTransaction } from './db/database.ts';
import type { Row } from './db/schema.ts';

/** Events that are handled inside the transaction that causes them. */
export interface TransactionEvents {
  /** A version was released. `ctx` identifies the person or API key. */
  releasePublished: { ctx: RequestContext; version: Row<'versions'> };
  /** Earlier versions of one product were added, at least one. Sites are not offered them. */
  versionsImported: { ctx: RequestContext; versions: readonly Row<'versions'>[] };
}

/** Events that are announced once the change they are about is committed. */
export interface CommittedEvents {
  /** A product or one of its versions was changed or deleted. */
  productChanged: { productId: string };
  /** A version's package was sent completely. */
  packageDownloaded: { versionId: string };
}

/** The handlers of one module. */
export type Subscriptions = {
  [Name in keyof TransactionEvents]?: (
    tx: AccountTransaction,
    event: TransactionEvents[Name],
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
  /** Calls the subscribers of an event after its transaction. */
  announce<Name extends keyof CommittedEvents>(name: Name, event: CommittedEvents[Name]): void;
  subscribe(subscriptions: Subscriptions): void;
}

/** Returns an event bus without subscribers. */
export function createEvents(): Events {
  const subscribers: Subscriptions[] = [];
  return {
    async publish(tx, name, event) {
      for (const subscriber of subscribers) {
        // TypeScript does not relate the name to its event in a union of handlers.
        const handle = subscriber[name] as
          | ((tx: AccountTransaction, event: unknown) => Promise<void>)
          | undefined;
        await handle?.(tx, event);
      }
    },
    announce(name, event) {
      for (const subscriber of subscribers) {
        (subscriber[name] as ((event: unknown) => void) | undefined)?.(event);
      }
    },
    subscribe(subscriptions) {
      subscribers.push(subscriptions);
    },
  };
}
