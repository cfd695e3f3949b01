import type {
  ExplainFlagsQuery,
  FlagChangeResponse,
  FlagExplanationResponse,
  FlagReachResponse,
  RestoreFlagRequest,
} from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, stale } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import { parseId } from '../../../identity/ids.ts';
import { createPause } from '../../../load/pause.ts';
import { countOfProduct } from '../activeUsers/activeUsers.store.ts';
import { evaluateFlag, prepareFlag } from '../evaluation/evaluation.rules.ts';
import { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import { type FlagPath, flagKeyOf } from '../flags/flags.service.ts';
import { findFlag, readListedPeople } from '../flags/flags.store.ts';
import { changeFlag, withIdentifierConflict } from '../flags/flagWriter.ts';
import { findProduct, lockProduct } from '../products/flagProducts.store.ts';
import * as store from './flagHistory.store.ts';
import { sumReach } from './reach.rules.ts';

/** Explains what flags do now and did before. */
export type FlagHistoryService = ReturnType<typeof createFlagHistory>;

/** The path parameters of a call on one change. */
export interface ChangePath extends FlagPath {
  changeId: string;
}

const toState = ({ state, people }: store.ListedChange) => ({
  ...state,
  individualUserCount: people,
});

function toResponses(changes: readonly store.ListedChange[]): FlagChangeResponse[] {
  return changes.map((change, index) => {
    const { id, kind, changed_at, changed_by, added, removed } = change;
    const previous = changes[index + 1];
    return {
      _id: id,
      kind,
      changedAt: changed_at.toISOString(),
      changedBy: changed_by,
      before: previous ? toState(previous) : null,
      after: toState(change),
      added,
      removed,
    };
  });
}

/** Creates the function that explains flags. */
function createExplain(database: Database) {
  /** Returns each flag's result for an identifier and attributes, with its reason. */
  return async function explain(
    ctx: RequestContext,
    id: string,
    query: ExplainFlagsQuery,
  ): Promise<FlagExplanationResponse[]> {
    const key = { accountId: ctx.accountId, productId: parseId(id) };
    const rules = await database.withAccount(ctx, async (tx) => {
      if (!(await findProduct(tx, key))) throw notFound();
      return store.listRules(tx, key);
    });
    const request = new FlagRequest(query);
    const pause = createPause();
    const explanations: FlagExplanationResponse[] = [];
    for (const { name, identifier: flag, ...rule } of rules) {
      const { id, percentage } = rule;
      // Each flag may list 10,000 people, so one list at a time is read and searched.
      const isList = rule.active && rule.flag_type === 'individual';
      const individual_users = isList
        ? await database.withAccount(ctx, (tx) => readListedPeople(tx, { ...key, flagId: id }))
        : [];
      await pause();
      const result = evaluateFlag(prepareFlag({ ...rule, individual_users }), request);
      explanations.push({ _id: id, name, flag, percentage, ...result });
    }
    return explanations;
  };
}

/** Creates the service. */
export function createFlagHistory(database: Database, events: Pick<Events, 'announce'>) {
  return {
    /** Returns the changes of a flag, newest first. */
    async list(ctx: RequestContext, path: FlagPath): Promise<FlagChangeResponse[]> {
      const key = flagKeyOf(ctx, path);
      return database.withAccount(ctx, async (tx) => {
        if (!(await findFlag(tx, key))) throw notFound();
        return toResponses(await store.listChanges(tx, key));
      });
    },

    /** Restores a flag to its state after a change. */
    async restore(
      ctx: RequestContext,
      path: ChangePath,
      request: RestoreFlagRequest,
    ): Promise<{ _id: string }> {
      const key = flagKeyOf(ctx, path);
      const changeId = parseId(path.changeId);
      const isChanged = await withIdentifierConflict(
        database.withAccount(ctx, async (tx) => {
          // Locked before the state is read, which someone deleted meanwhile would return with.
          if (!(await lockProduct(tx, key))) throw notFound();
          const earlier = await store.findChange(tx, key, changeId);
          if (!earlier) throw notFound();
          return changeFlag(tx, key, {
            kind: 'restored',
            by: ctx.actorName,
            change({ revision }) {
              if ((request.revision ?? revision) !== revision) throw stale();
              return { ...earlier.state, individual_users: earlier.individual_users };
            },
          });
        }),
      );
      if (isChanged) events.announce('flagsChanged', { productId: key.productId });
      return { _id: key.flagId };
    },

    /** Returns how far a change has reached. */
    async readReach(ctx: RequestContext, path: ChangePath): Promise<FlagReachResponse> {
      const key = flagKeyOf(ctx, path);
      const changeId = parseId(path.changeId);
      return database.withAccount(ctx, async (tx) => {
        const change = await store.findChange(tx, key, changeId);
        if (!change) throw notFound();
        const total = await countOfProduct(tx, key.accountId, key.productId);
        const changedAt = change.changed_at;
        const reached = await countOfProduct(tx, key.accountId, key.productId, changedAt);
        const periods = await store.listReach(tx, key.accountId, changeId);
        return sumReach(periods, { changedAt, total, reached, now: new Date() });
      });
    },

    explain: createExplain(database),
  };
}
