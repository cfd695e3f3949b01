import { randomUUID } from 'node:crypto';
import type {
  CreateFlagRequest,
  FlagDetailResponse,
  FlagResponse,
  PatchFlagRequest,
} from '@pressdock/api';
import { FLAG_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { conflict, invalid, notFound, stale } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import { parseId } from '../../../identity/ids.ts';
import { requirePermissionToAdd } from '../../../permissions/permissions.service.ts';
import { requireActiveUsers } from '../activeUsers/activeUsers.service.ts';
import { flagMessages } from '../flags.messages.ts';
import { findProduct, lockProduct } from '../products/flagProducts.store.ts';
import { isInterfaceFlag } from '../products/interfaceFlags.rules.ts';
import { toFlagResponse } from './flag.mapping.ts';
import { mergeState, stateOf } from './flagState.rules.ts';
import * as store from './flags.store.ts';
import { addFlag, changeFlag, withIdentifierConflict } from './flagWriter.ts';

/** Manages the flags of a product. */
export type FlagsService = ReturnType<typeof createFlags>;

/** The path parameters of a call on one flag. */
export interface FlagPath {
  id: string;
  flagId: string;
}

/** Returns the key of a flag in a path. Malformed ids are reported like unknown ones. */
export function flagKeyOf({ accountId }: { accountId: string }, path: FlagPath): store.FlagKey {
  return { accountId, productId: parseId(path.id), flagId: parseId(path.flagId) };
}

/** Creates the function that changes some fields of a flag. */
function createUpdate(database: Database, events: Pick<Events, 'announce'>) {
  return async function update(
    ctx: RequestContext,
    path: FlagPath,
    patch: PatchFlagRequest,
  ): Promise<FlagResponse> {
    const key = flagKeyOf(ctx, path);
    const { row, isChanged } = await withIdentifierConflict(
      database.withAccount(ctx, async (tx) => {
        const isChanged = await changeFlag(tx, key, {
          kind: 'changed',
          by: ctx.actorName,
          confirmIdentifier: patch.confirmIdentifier,
          change({ state, revision }) {
            if (patch.revision !== undefined && patch.revision !== revision) throw stale();
            const result = mergeState(state, patch);
            if (!result.ok) throw invalid(Object.values(result.fields)[0] ?? '', result.fields);
            return result.state;
          },
        });
        return { row: await store.findFlag(tx, key), isChanged };
      }),
    );
    if (!row) throw notFound();
    if (isChanged) events.announce('flagsChanged', { productId: key.productId });
    return toFlagResponse(row, new Date());
  };
}

/** Creates the service. */
export function createFlags(database: Database, events: Pick<Events, 'announce'>) {
  return {
    async list(ctx: RequestContext, productId: string): Promise<FlagResponse[]> {
      const key = { accountId: ctx.accountId, productId: parseId(productId) };
      const rows = await database.withAccount(ctx, async (tx) => {
        if (!(await findProduct(tx, key))) throw notFound();
        return store.listFlags(tx, key);
      });
      const now = new Date();
      return rows.map((row) => toFlagResponse(row, now));
    },

    async create(
      ctx: RequestContext,
      productId: string,
      request: CreateFlagRequest,
    ): Promise<{ _id: string }> {
      const { accountId, actorName } = ctx;
      const key = { accountId, productId: parseId(productId), flagId: randomUUID() };
      await withIdentifierConflict(
        database.withAccount(ctx, async (tx) => {
          if (!(await findProduct(tx, key))) throw notFound();
          await requirePermissionToAdd(tx, accountId, 'featureFlag');
          if (!(await lockProduct(tx, key))) throw notFound();
          await requireActiveUsers(tx, accountId);
          if ((await store.countFlags(tx, key)) >= FLAG_LIMITS.flags) {
            throw conflict(flagMessages.tooManyFlags(FLAG_LIMITS.flags));
          }
          await addFlag(tx, key, stateOf(request), actorName);
        }),
      );
      events.announce('flagsChanged', { productId: key.productId });
      return { _id: key.flagId };
    },

    async read(ctx: RequestContext, path: FlagPath): Promise<FlagDetailResponse> {
      const key = flagKeyOf(ctx, path);
      return database.withAccount(ctx, async (tx) => {
        const row = await store.findFlag(tx, key);
        if (!row) throw notFound();
        const individual_users = await store.readListedPeople(tx, key);
        return { ...toFlagResponse(row, new Date()), individual_users };
      });
    },

    update: createUpdate(database, events),

    /** Deletes a flag with its history. */
    async remove(ctx: RequestContext, path: FlagPath): Promise<void> {
      const key = flagKeyOf(ctx, path);
      await database.withAccount(ctx, async (tx) => {
        const flag = (await lockProduct(tx, key)) && (await store.findFlag(tx, key));
        if (!flag) throw notFound();
        if (isInterfaceFlag(key.productId, flag.identifier)) {
          throw conflict(flagMessages.interfaceFlag);
        }
        await store.deleteFlag(tx, key);
      });
      events.announce('flagsChanged', { productId: key.productId });
    },
  };
}
