import { randomUUID } from 'node:crypto';
import {
  type FlagProductResponse,
  flagValidation,
  type SaveFlagProductRequest,
} from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/refusal.ts';
import { conflict, notFound } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import { parseId } from '../../../identity/ids.ts';
import { requirePermissionToAdd } from '../../../permissions/permissions.service.ts';
import { flagMessages } from '../flags.messages.ts';
import * as store from './flagProducts.store.ts';
import { isInterfaceProduct } from './interfaceFlags.rules.ts';

/** Manages products with feature flags. */
export type FlagProductsService = ReturnType<typeof createFlagProducts>;

/** Identifiers deleted per transaction, so that other transactions do not wait long. */
const USERS_PER_TRANSACTION = 5000;

function toResponse(row: store.FlagProductRow): FlagProductResponse {
  return {
    _id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastRequestAt: row.last_requested_at?.toISOString() ?? null,
    isInterface: isInterfaceProduct(row.id),
  };
}

async function withNameConflict<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'feature_flag_products_name')) throw error;
    throw conflict(flagValidation.productTaken, { name: flagValidation.productTaken });
  }
}

/** Creates the service. */
export function createFlagProducts(database: Database, events: Pick<Events, 'announce'>) {
  return {
    async list(ctx: RequestContext): Promise<FlagProductResponse[]> {
      const rows = await database.withAccount(ctx, (tx) => store.listProducts(tx, ctx.accountId));
      return rows.map(toResponse);
    },

    async create(ctx: RequestContext, { name }: SaveFlagProductRequest): Promise<{ _id: string }> {
      const { accountId } = ctx;
      const id = randomUUID();
      await withNameConflict(
        database.withAccount(ctx, async (tx) => {
          await requirePermissionToAdd(tx, accountId, 'featureFlagProduct');
          await store.insertProduct(tx, { id, account_id: accountId, name });
        }),
      );
      return { _id: id };
    },

    async read(ctx: RequestContext, id: string): Promise<FlagProductResponse> {
      const key = { accountId: ctx.accountId, productId: parseId(id) };
      const row = await database.withAccount(ctx, (tx) => store.findProduct(tx, key));
      if (!row) throw notFound();
      return toResponse(row);
    },

    async rename(
      ctx: RequestContext,
      id: string,
      { name }: SaveFlagProductRequest,
    ): Promise<{ _id: string }> {
      const key = { accountId: ctx.accountId, productId: parseId(id) };
      const isRenamed = await withNameConflict(
        database.withAccount(ctx, (tx) => store.renameProduct(tx, key, name)),
      );
      if (!isRenamed) throw notFound();
      return { _id: key.productId };
    },

    /** Deletes a product with its flags, their history and its identifiers. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const key = { accountId: ctx.accountId, productId: parseId(id) };
      // A product of another account is reported like a missing one.
      await this.read(ctx, id);
      if (isInterfaceProduct(key.productId)) throw conflict(flagMessages.interfaceProduct);
      let deleted = USERS_PER_TRANSACTION;
      while (deleted >= USERS_PER_TRANSACTION) {
        deleted = await database.withAccount(ctx, (tx) =>
          store.deleteSomeUsers(tx, key, USERS_PER_TRANSACTION),
        );
      }
      if (!(await database.withAccount(ctx, (tx) => store.deleteProduct(tx, key)))) {
        throw notFound();
      }
      events.announce('flagsChanged', { productId: key.productId });
    },

    /** Returns how many flags of a product are on and off. */
    async countFlags(ctx: RequestContext, id: string) {
      const key = { accountId: ctx.accountId, productId: parseId(id) };
      return database.withAccount(ctx, async (tx) => {
        if (!(await store.findProduct(tx, key))) throw notFound();
        return store.countFlags(tx, key);
      });
    },
  };
}
