import type { ActiveUserLimitResponse, FlagProductFiguresResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { forbidden, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { limitsOf } from '../../../permissions/limits.rules.ts';
import { readUsage } from '../../../permissions/usage.ts';
import { flagMessages } from '../flags.messages.ts';
import { countFlagsByProduct, findProduct } from '../products/flagProducts.store.ts';
import * as store from './activeUsers.store.ts';

/** Counts the active users of products, and compares those of an account with its plan. */
export type ActiveUsersService = ReturnType<typeof createActiveUsers>;

/** Throws if an account has more active users than its plan includes. Called before a flag is added. */
export async function requireActiveUsers(tx: AccountTransaction, accountId: string): Promise<void> {
  const limit = limitsOf(await store.findPlan(tx, accountId)).flagUsers;
  if (limit === null) return;
  const count = await readUsage(tx, accountId, 'flagUsers', limit + 1);
  if (count > limit) throw forbidden(flagMessages.overActiveUsers(limit));
}

/** Creates the service. */
export function createActiveUsers(database: Database) {
  return {
    /** Returns how many identifiers requested the flags of a product lately. */
    async count(ctx: RequestContext, id: string): Promise<{ count: number }> {
      const productId = parseId(id);
      const { accountId } = ctx;
      return database.withAccount(ctx, async (tx) => {
        if (!(await findProduct(tx, { accountId, productId }))) throw notFound();
        return { count: await store.countOfProduct(tx, accountId, productId) };
      });
    },

    /** Returns the flag counts and the active users of all products. */
    async listFigures(ctx: RequestContext): Promise<FlagProductFiguresResponse[]> {
      return database.withAccount(ctx, async (tx) => {
        const counts = await countFlagsByProduct(tx, ctx.accountId);
        const users = await store.countByProduct(tx, ctx.accountId);
        return counts.map(({ id, active, inactive }) => ({
          _id: id,
          active,
          inactive,
          activeUsers: users.get(id) ?? 0,
        }));
      });
    },

    /** Compares the active users of all products with the plan. */
    async compare(ctx: RequestContext): Promise<ActiveUserLimitResponse> {
      return database.withAccount(ctx, async (tx) => {
        const limit = limitsOf(await store.findPlan(tx, ctx.accountId)).flagUsers;
        const count = await readUsage(tx, ctx.accountId, 'flagUsers');
        return { isOver: limit !== null && count > limit, count, limit };
      });
    },
  };
}
