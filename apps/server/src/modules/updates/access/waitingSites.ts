import { rateLimited } from '../../../errors.ts';

/**
 * How many sites may wait for a license decision at the same time. More would make people wait too
 * long, and one account must not use the whole capacity.
 */
const MAX_WAITING = { perAccount: 75, total: 100 };
const RETRY_AFTER_SECONDS = 30;

/** Returns a function that runs work for an account's site, or throws while too many sites wait. */
export function createWaitingLimit() {
  let total = 0;
  const perAccount = new Map<string, number>();

  function add(accountId: string, change: 1 | -1): void {
    const count = (perAccount.get(accountId) ?? 0) + change;
    if (count === 0) perAccount.delete(accountId);
    else perAccount.set(accountId, count);
    total += change;
  }

  return async <Result>(accountId: string, work: () => Promise<Result>): Promise<Result> => {
    const waiting = perAccount.get(accountId) ?? 0;
    const isFull = total >= MAX_WAITING.total || waiting >= MAX_WAITING.perAccount;
    if (isFull) throw rateLimited(RETRY_AFTER_SECONDS);
    add(accountId, 1);
    try {
      return await work();
    } finally {
      add(accountId, -1);
    }
  };
}
