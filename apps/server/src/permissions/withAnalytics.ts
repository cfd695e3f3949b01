import type { RequestContext } from '../context.ts';
import type { AccountTransaction, Database } from '../db/database.ts';
import { forbidden, notFound } from '../errors.ts';
import { parseId } from '../identity/ids.ts';
import { permissionMessages } from './permissions.messages.ts';
import { includesAnalytics } from './permissions.rules.ts';
import { readAnalyticsPlan } from './permissions.store.ts';

/**
 * Runs work on an account's analytics in a transaction.
 * @param project the id of the account in the path of the call
 * @throws {Refusal} "not found" for another account's id, "forbidden" without an analytics plan
 */
export async function withAnalytics<Result>(
  database: Database,
  ctx: RequestContext,
  project: string,
  work: (tx: AccountTransaction) => Promise<Result>,
): Promise<Result> {
  requireProject(ctx, project);
  return database.withAccount(ctx, async (tx) => {
    if (!includesAnalytics(await readAnalyticsPlan(tx, ctx.accountId))) {
      throw forbidden(permissionMessages.noAnalytics);
    }
    return work(tx);
  });
}

/**
 * Throws unless the path of a call names the account that the caller acts for.
 * @throws {Refusal} "not found"
 */
export function requireProject(ctx: RequestContext, project: string): void {
  if (parseId(project) !== ctx.accountId) throw notFound();
}
