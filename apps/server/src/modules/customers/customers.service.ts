import { randomUUID } from 'node:crypto';
import type {
  CreateCustomerRequest,
  CustomerDetailResponse,
  CustomerResponse,
  PatchCustomerRequest,
} from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { encodeKeyCursor } from '../../db/keyCursor.rules.ts';
import { notFound, stale } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import type { LicenseList } from '../licenses/list/licenseList.service.ts';
import { type CustomerQuery, createCustomerPages } from './customerPages.ts';
import * as store from './customers.store.ts';

/** Lists, creates, changes and deletes customers. */
export type CustomersService = ReturnType<typeof createCustomersService>;

function toResponse(row: store.CustomerRow): CustomerResponse {
  const { first_name, last_name, email, notes, revision, license_count: licenseCount } = row;
  const createdAt = row.created_at.toISOString();
  return { _id: row.id, first_name, last_name, email, notes, licenseCount, revision, createdAt };
}

/** Creates the service. */
export function createCustomersService(database: Database, licenses: LicenseList) {
  const { resolveCursor, readPage } = createCustomerPages(database);

  return {
    /**
     * Returns a page of the customers whose name, e-mail address or notes match, by e-mail address,
     * and the cursor of the next page. `query.after` is a cursor, or the id of a customer.
     */
    async list(ctx: RequestContext, { after, ...query }: CustomerQuery) {
      const cursor = after ? await resolveCursor(ctx, after) : undefined;
      const { rows, last } = await readPage(ctx, { ...query, after: cursor });
      const next = last && encodeKeyCursor({ key: last.email_folded, id: last.id });
      return { results: rows.map(toResponse), next };
    },

    /** Yields all matching customers in batches, even if some are deleted or renamed meanwhile. */
    async *readAll(ctx: RequestContext, q: string | undefined) {
      let batch = await readPage(ctx, { q });
      for (; batch.last; batch = await readPage(ctx, { q, after: batch.last })) yield batch.rows;
      yield batch.rows;
    },

    async create(ctx: RequestContext, request: CreateCustomerRequest): Promise<{ _id: string }> {
      const id = randomUUID();
      await database.withAccount(ctx, (tx) =>
        store.insertCustomer(tx, { ...request, id, account_id: ctx.accountId }),
      );
      return { _id: id };
    },

    async read(ctx: RequestContext, id: string): Promise<CustomerDetailResponse> {
      const customerId = parseId(id);
      return database.withAccount(ctx, async (tx) => {
        const [row] = await store.readCustomers(tx, ctx.accountId, [customerId]);
        if (!row) throw notFound();
        return { ...toResponse(row), licenses: await licenses.listOfCustomer(tx, ctx, customerId) };
      });
    },

    async update(
      ctx: RequestContext,
      id: string,
      { revision, ...fields }: PatchCustomerRequest,
    ): Promise<{ _id: string }> {
      const customerId = parseId(id);
      const { accountId } = ctx;
      await database.withAccount(ctx, async (tx) => {
        const patch = { ...fields, updated_at: new Date() };
        if (await store.updateCustomer(tx, { accountId, id: customerId, revision }, patch)) return;
        const exists = (await store.readCustomers(tx, accountId, [customerId])).length > 0;
        throw exists ? stale() : notFound();
      });
      return { _id: customerId };
    },

    /** Deletes a customer. @param withLicenses deletes their licenses too */
    async remove(ctx: RequestContext, id: string, withLicenses: boolean): Promise<void> {
      const customerId = parseId(id);
      const remove = () =>
        database.withAccount(ctx, (tx) =>
          store.deleteCustomer(tx, ctx.accountId, customerId, withLicenses),
        );
      let result = await remove();
      while (result === 'more') result = await remove();
      if (result === 'unknown') throw notFound();
    },
  };
}
