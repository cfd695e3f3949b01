import { randomUUID } from 'node:crypto';
import type {
  CreateCustomerRequest,
  CustomerDetailResponse,
  CustomerResponse,
  PatchCustomerRequest,
} from '@pressdock/api';
import { CUSTOMERS_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound, stale } from '../../errors.ts';
import { isId, parseId } from '../../identity/ids.ts';
import type { LicenseList } from '../licenses/licenseList.service.ts';
import * as store from './customers.store.ts';

/** The verbs about customers. */
export type CustomersService = ReturnType<typeof createCustomersService>;

/** Which customers are asked for. */
export interface CustomerQuery {
  q?: string | undefined;
  after?: string | undefined;
  limit?: number | undefined;
}

type After = Pick<store.CustomerFilter, 'after'>;

function toResponse(row: store.CustomerRow): CustomerResponse {
  const { first_name, last_name, email, notes, revision, license_count: licenseCount } = row;
  const createdAt = row.created_at.toISOString();
  return { _id: row.id, first_name, last_name, email, notes, licenseCount, revision, createdAt };
}

/** Make the verbs. */
export function createCustomersService(database: Database, licenses: LicenseList) {
  async function read(
    ctx: RequestContext,
    { q = '', after, limit = CUSTOMERS_PAGE }: Omit<CustomerQuery, 'after'> & After,
  ) {
    const { accountId } = ctx;
    const filter = { accountId, q: q.trim(), after, limit };
    // The index of words is closed to what row-level security guards; what is found is read under it.
    const places = filter.q
      ? await database.withSystem((tx) => store.findCustomers(tx, filter))
      : await database.withAccount(ctx, (tx) => store.findCustomers(tx, filter));
    const ids = places.map(({ id }) => id);
    const rows = await database.withAccount(ctx, (tx) => store.readCustomers(tx, accountId, ids));
    return { rows, last: places.length === limit ? places.at(-1) : undefined };
  }

  return {
    /** The customers whose name, e-mail or notes hold a text's words, by e-mail. */
    async list(ctx: RequestContext, query: CustomerQuery): Promise<CustomerResponse[]> {
      if (query.after !== undefined && !isId(query.after)) return [];
      return (await read(ctx, query)).rows.map(toResponse);
    },

    /** All of them, so many at a time, also where some are deleted or renamed meanwhile. */
    async *walk(ctx: RequestContext, q: string | undefined) {
      let part = await read(ctx, { q });
      for (; part.last; part = await read(ctx, { q, after: part.last })) yield part.rows;
      yield part.rows;
    },

    async create(ctx: RequestContext, given: CreateCustomerRequest): Promise<{ _id: string }> {
      const id = randomUUID();
      await database.withAccount(ctx, (tx) =>
        store.insertCustomer(tx, { ...given, id, account_id: ctx.accountId }),
      );
      return { _id: id };
    },

    async read(ctx: RequestContext, id: string): Promise<CustomerDetailResponse> {
      const known = parseId(id);
      return database.withAccount(ctx, async (tx) => {
        const [row] = await store.readCustomers(tx, ctx.accountId, [known]);
        if (!row) throw notFound();
        return { ...toResponse(row), licenses: await licenses.ofCustomer(tx, ctx, known) };
      });
    },

    async update(
      ctx: RequestContext,
      id: string,
      { revision, ...given }: PatchCustomerRequest,
    ): Promise<{ _id: string }> {
      const known = parseId(id);
      const { accountId } = ctx;
      await database.withAccount(ctx, async (tx) => {
        const patch = { ...given, updated_at: new Date() };
        if (await store.updateCustomer(tx, { accountId, id: known, revision }, patch)) return;
        const isThere = (await store.readCustomers(tx, accountId, [known])).length > 0;
        throw isThere ? stale() : notFound();
      });
      return { _id: known };
    },

    /** Delete a customer. @param isWithLicenses whether their licences go, too */
    async remove(ctx: RequestContext, id: string, isWithLicenses: boolean): Promise<void> {
      const known = parseId(id);
      const remove = () =>
        database.withAccount(ctx, (tx) =>
          store.deleteCustomer(tx, ctx.accountId, known, isWithLicenses),
        );
      let done = await remove();
      while (done === 'more') done = await remove();
      if (done === 'unknown') throw notFound();
    },
  };
}
