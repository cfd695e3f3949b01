import { randomUUID } from 'node:crypto';
import type { BuildResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { Deployment } from '../../deployments/deployments.service.ts';
import { buildMessages } from '../builds.messages.ts';
import { insertWaiting, lockProduct, type NewBuild } from '../builds.store.ts';
import { findRequested } from './buildLog.store.ts';
import { toBuildResponse } from './builds.mapping.ts';
import { requireBuild } from './builds.service.ts';

/** Queues builds that a person requests. */
export type BuildRequests = ReturnType<typeof createBuildRequests>;

/** Creates the service. @param wake called after a build was queued */
export function createBuildRequests({
  db,
  findDeployment,
  wake,
}: {
  db: Database;
  findDeployment(accountId: string, itemId: string): Promise<Deployment | undefined>;
  wake(): void;
}) {
  /** Queues a build, unless an earlier click did. */
  async function queue(
    ctx: RequestContext,
    deployment: Deployment,
    requested: Pick<NewBuild, 'trigger' | 'ref' | 'commit'> & { replay_of: string | null },
  ): Promise<BuildResponse> {
    const { accountId } = ctx;
    const { itemId, source, repository } = deployment;
    const row = await db.withAccount(ctx, async (tx) => {
      if (!(await lockProduct(tx, accountId, itemId))) throw notFound();
      const build = { item_id: itemId, source, repository, ...requested };
      const earlier = await findRequested(tx, accountId, build);
      if (earlier !== undefined) return requireBuild(tx, ctx, earlier);
      const id = randomUUID();
      const row = { id, account_id: accountId, pushed_commit: null, ...build };
      const isAdded = await insertWaiting(tx, row);
      if (!isAdded) throw conflict(buildMessages.tooMany);
      return requireBuild(tx, ctx, id);
    });
    wake();
    return toBuildResponse(row);
  }

  return {
    /** Builds the same commit again. */
    async replay(ctx: RequestContext, id: string): Promise<BuildResponse> {
      const build = await db.withAccount(ctx, (tx) => requireBuild(tx, ctx, id));
      const { commit, ref, repository, item_id: itemId } = build;
      if (commit === null || build.finished_at === null) {
        throw conflict(buildMessages.notReplayable);
      }
      const deployment = await findDeployment(ctx.accountId, itemId);
      if (!deployment) throw conflict(buildMessages.notConnected);
      if (deployment.repository !== repository) throw conflict(buildMessages.otherRepository);
      return queue(ctx, deployment, { trigger: 'replay', ref, commit, replay_of: build.id });
    },

    /** Builds the head of the connected branch. */
    async buildNow(ctx: RequestContext, productId: string): Promise<BuildResponse> {
      const itemId = parseId(productId);
      const deployment = await findDeployment(ctx.accountId, itemId);
      if (deployment) {
        const ref = deployment.branch;
        return queue(ctx, deployment, { trigger: 'manual', ref, commit: null, replay_of: null });
      }
      const product = await db.withAccount(ctx, (tx) => lockProduct(tx, ctx.accountId, itemId));
      if (!product) throw notFound();
      throw conflict(buildMessages.notConnected);
    },
  };
}
