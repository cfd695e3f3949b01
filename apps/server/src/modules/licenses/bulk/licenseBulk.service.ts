import { randomUUID } from 'node:crypto';
import {
  type BulkLicensesRequest,
  type BulkLicensesResponse,
  type ExtendLicenseRequest,
  licenseBulkValidation,
  licenseValidation,
  type UndoLicensesResponse,
} from '@pressdock/api';
import { LICENSE_BULK, LICENSE_COUNT_MAX } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { conflict, invalid, notFound } from '../../../errors.ts';
import { isId, parseId } from '../../../identity/ids.ts';
import { lockPlan, requireWithinLimit } from '../../../permissions/permissions.service.ts';
import { readExpiry } from '../expiry.rules.ts';
import type { LicenseList } from '../list/licenseList.service.ts';
import * as store from './licenseBulk.store.ts';

/** Changes many licenses at once. */
export type LicenseBulk = ReturnType<typeof createLicenseBulk>;

function readChange({ action, days, months, until }: BulkLicensesRequest): store.BulkChange {
  if (action !== 'extend') return { action };
  if ([days, months, until].filter((way) => way !== undefined).length !== 1) {
    throw invalid(licenseBulkValidation.extendBy, { days: licenseBulkValidation.extendBy });
  }
  if (until === undefined) return { action, days: days ?? 0, months: months ?? 0 };
  const moment = readExpiry(until);
  if (!moment) {
    throw invalid(licenseValidation.expires, { until: licenseValidation.expires });
  }
  return { action, until: moment };
}

/** Throws if deleted licenses and those that were added instead exceed the limit of the plan. */
async function requireRoom(
  tx: AccountTransaction,
  accountId: string,
  { count, actedAt }: { count: number; actedAt: Date },
): Promise<void> {
  const plan = await lockPlan(tx, accountId);
  if (!(await store.hasLicensesSince(tx, accountId, actedAt))) return;
  await requireWithinLimit(tx, { accountId, plan }, 'licenses', count);
}

/** Creates the service. */
export function createLicenseBulk(database: Database, list: LicenseList) {
  async function findSelected(
    ctx: RequestContext,
    request: BulkLicensesRequest,
  ): Promise<string[]> {
    const { ids, filter, count } = request;
    if (ids && !filter) return [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))];
    if (!filter || ids || count === undefined) throw invalid(licenseBulkValidation.selection);
    const found = await list.listMatching(ctx, filter);
    if (found.length > LICENSE_COUNT_MAX) throw conflict(licenseBulkValidation.tooMany);
    if (found.length !== count) throw conflict(licenseBulkValidation.countChanged);
    return found;
  }

  return {
    /** Changes the selected licenses. The change can be undone for ten minutes. */
    async change(ctx: RequestContext, request: BulkLicensesRequest): Promise<BulkLicensesResponse> {
      const change = readChange(request);
      const ids = await findSelected(ctx, request);
      const now = new Date();
      const target = { accountId: ctx.accountId, ids, undoId: randomUUID(), now };
      const done = await database.withAccount(ctx, (tx) => store.changeMany(tx, change, target));
      const until = new Date(now.getTime() + LICENSE_BULK.undoMinutes * 60_000).toISOString();
      return { ...done, undo: done.changed > 0 ? { token: target.undoId, until } : null };
    },

    /** Extends one license. */
    async extend(ctx: RequestContext, id: string, terms: ExtendLicenseRequest): Promise<void> {
      const ids = [parseId(id)];
      const { matched } = await this.change(ctx, { action: 'extend', ids, ...terms });
      if (matched === 0) throw notFound();
    },

    /** Undoes a change, except for licenses that have been changed since. */
    undo(ctx: RequestContext, token: string): Promise<UndoLicensesResponse> {
      const undoId = parseId(token);
      return database.withAccount(ctx, async (tx) => {
        const found = await store.findUndo(tx, ctx.accountId, undoId);
        if (!found) throw notFound();
        const isDeletion = found.action === 'delete';
        if (isDeletion) await requireRoom(tx, ctx.accountId, found);
        const undo = isDeletion ? store.undoDeletion : store.undoChange;
        const restored = await undo(tx, ctx.accountId, undoId);
        await store.deleteUndo(tx, ctx.accountId, undoId);
        return { restored, left: found.count - restored };
      });
    },

    /** Deletes expired undo tokens of all accounts. */
    sweep: (): Promise<void> => database.withSystem(store.deleteExpiredUndo),
  };
}
