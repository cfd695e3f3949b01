import { setTimeout as wait } from 'node:timers/promises';
import { repositoryValidation } from '@pressdock/api';
import type { Database } from '../../../db/database.ts';
import { unavailable } from '../../codeHosts/codeHostRefusals.ts';
import * as store from './repositoryLease.store.ts';

const leaseMs = 90_000;
const waitMs = 20_000;
const pollMs = 100;

/** Runs the work of a repository one after the other, on all servers. */
export type WithLease = <Result>(
  key: { accountId: string; repositoryId: string },
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Creates the function. Code hosts allow two equal deploy keys or webhooks, so requests that add them
 * must not overlap. The transaction is not open meanwhile, because the host may take seconds.
 */
export function createRepositoryLease(database: Database): WithLease {
  return async ({ accountId, repositoryId }, work) => {
    const end = Date.now() + waitMs;
    const key = { accountId, repositoryId };
    const claim = async () => {
      const until = new Date(Date.now() + leaseMs);
      const isClaimed = await database.withAccount(key, (tx) => store.claimLease(tx, key, until));
      return isClaimed ? until : undefined;
    };
    let until = await claim();
    while (!until) {
      if (Date.now() > end) throw unavailable(repositoryValidation.beingConnected);
      await wait(pollMs);
      until = await claim();
    }
    const claimed = until;
    try {
      return await work();
    } finally {
      await database.withAccount(key, (tx) => store.releaseLease(tx, key, claimed));
    }
  };
}
