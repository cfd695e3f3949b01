import { StripeFailure } from './errors.ts';

/** A response that can be sent again. */
export interface StoredReply {
  status: number;
  body: unknown;
}

interface Entry {
  fingerprint: string;
  /** Undefined while the first request is handled. */
  reply: StoredReply | undefined;
}

/** Remembers the responses to requests with idempotency keys. */
export interface IdempotencyKeys {
  /**
   * Handles a request once for its key, and otherwise returns the response to the first one.
   * @throws {StripeFailure} if the key belongs to another request, or to one that is being handled
   */
  run(
    key: string,
    fingerprint: string,
    handle: () => Promise<StoredReply>,
  ): Promise<{ reply: StoredReply; isReplayed: boolean }>;
  /** Forgets all keys, as Stripe does after a day. */
  clear(): void;
}

const otherRequest = () =>
  new StripeFailure(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });

const inUse = () =>
  new StripeFailure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotency Key.',
  });

/** Creates an empty memory. */
export function createIdempotencyKeys(): IdempotencyKeys {
  const entries = new Map<string, Entry>();
  return {
    async run(key, fingerprint, handle) {
      const known = entries.get(key);
      if (known && known.fingerprint !== fingerprint) throw otherRequest();
      if (known?.reply) return { reply: known.reply, isReplayed: true };
      if (known) throw inUse();
      const entry: Entry = { fingerprint, reply: undefined };
      entries.set(key, entry);
      try {
        entry.reply = await handle();
        return { reply: entry.reply, isReplayed: false };
      } catch (error) {
        // A request that fails before it is handled is not remembered.
        entries.delete(key);
        throw error;
      }
    },
    clear: () => entries.clear(),
  };
}
