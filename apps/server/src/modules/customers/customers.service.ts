import { randomUUID } from 'node:crypto';
import type {
  CreateCustomerRequest,
  CustomerDetailResponse,
  CustomerResponse,
  PatchCustomerRequest,
} from '@pressdock/api';
import { CUSTOMERS_LISTED } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { LicensesService } from '../licenses/licenses.service.ts';
import * as store from './customers.store.ts';

/** The verbs about customers. */
export type CustomersService = ReturnType<typeof createCustomersService>;

function toResponse(row: Row<'customers'>): CustomerResponse {
  const { first_name, last_name, email, notes } = row;
  const createdAt = row.created_at.toISOString();
  return { _id: row.id, first_name, last_name, email, notes, createdAt };
}

/** Make the verbs. */
export function createCustomersService(database: Database, licenses: LicensesService) {
  return {
    /** The customers whose name, e-mail or notes hold a text, by e-mail. */
    async list(ctx: RequestContext, q = ''): Promise<CustomerResponse[]> {
      const rows = await database.withAccount(ctx, (tx) =>
        store.listCustomers(tx, ctx.accountId, q.trim(), CUSTOMERS_LISTED),
      );
      return rows.map(toResponse);
    },

    async create(ctx: RequestContext, given: CreateCustomerRequest): Promise<{ _id: string }> {
      const id = randomUUID();
      await database.withAccount(ctx, (tx) =>
        store.insertCustomer(tx, { ...given, id, account_id: ctx.accountId }),
      );
      return { _id: id };
    },

    async read(ctx: RequestContext, id: string): Promise<CustomerDetailResponse> {
      const known = knownId(id);
      return database.withAccount(ctx, async (tx) => {
        const row = await store.findCustomer(tx, ctx.accountId, known);
        if (!row) throw notFound();
        return { ...toResponse(row), licenses: await licenses.ofCustomer(tx, ctx, known) };
      });
    },

    async update(
      ctx: RequestContext,
      id: string,
      given: PatchCustomerRequest,
    ): Promise<{ _id: string }> {
      const known = knownId(id);
      const isThere = await database.withAccount(ctx, (tx) =>
        store.updateCustomer(tx, ctx.accountId, known, { ...given, updated_at: new Date() }),
      );
      if (!isThere) throw notFound();
      return { _id: known };
    },

    /** Delete a customer. @param isWithLicenses whether their licences go, too */
    async remove(ctx: RequestContext, id: string, isWithLicenses: boolean): Promise<void> {
      const known = knownId(id);
      const isGone = await database.withAccount(ctx, (tx) =>
        store.deleteCustomer(tx, ctx.accountId, known, isWithLicenses),
      );
      if (!isGone) throw notFound();
    },
  };
}
