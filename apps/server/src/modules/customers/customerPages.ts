import { CUSTOMERS_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { decodeKeyCursor, refuseCursor } from '../../db/keyCursor.rules.ts';
import { isId } from '../../identity/ids.ts';
import * as store from './customers.store.ts';

/** Selects customers. */
export interface CustomerQuery {
  q?: string | undefined;
  after?: string | undefined;
  limit?: number | undefined;
}

type PageRequest = Pick<store.CustomerFilter, 'after'> & Omit<CustomerQuery, 'after'>;

/** Returns functions that read the list of customers page by page. */
export function createCustomerPages(database: Database) {
  /** Returns the customer that a page follows. @throws for an invalid cursor */
  async function resolveCursor(ctx: RequestContext, after: string): Promise<store.CustomerCursor> {
    if (!isId(after)) {
      const { key, id } = decodeKeyCursor(after);
      return { email_folded: key, id };
    }
    const cursor = await database.withAccount(ctx, (tx) =>
      store.findCursor(tx, ctx.accountId, after),
    );
    if (!cursor) throw refuseCursor();
    return cursor;
  }

  async function readPage(
    ctx: RequestContext,
    { q = '', after, limit = CUSTOMERS_PAGE }: PageRequest,
  ) {
    const { accountId } = ctx;
    const filter = { accountId, q: q.trim(), after, limit: limit + 1 };
    // Row-level security prevents the use of the text index; the customers found are read under it.
    const found = filter.q
      ? await database.withSystem((tx) => store.findCustomers(tx, filter))
      : await database.withAccount(ctx, (tx) => store.findCustomers(tx, filter));
    const cursors = found.slice(0, limit);
    const ids = cursors.map(({ id }) => id);
    const rows = await database.withAccount(ctx, (tx) => store.readCustomers(tx, accountId, ids));
    return { rows, last: found.length > limit ? cursors.at(-1) : undefined };
  }

  return { resolveCursor, readPage };
}
