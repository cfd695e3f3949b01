import type { DeploymentResponse, PatchDeploymentRequest, RepositorySource } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { isId, parseId } from '../../identity/ids.ts';
import type { Sealer } from '../../ports/sealing.ts';
import type { RepositoriesService } from '../codeHosts/repositories/repositories.service.ts';
import type { Preparing } from './connecting/preparing.ts';
import { readChoice } from './deploymentChoice.ts';
import { toDeploymentResponse, toUnconnectedResponse } from './deployments.mapping.ts';
import * as store from './deployments.store.ts';
import { secretContext } from './webhookSecret.ts';

/** The source that a connected product is deployed from. */
export interface Deployment {
  id: string;
  accountId: string;
  itemId: string;
  repositoryId: string;
  source: RepositorySource;
  /** The full name of the repository. */
  repository: string;
  branch: string;
  /** The folder of the product in the repository; blank for all of it. */
  path: string;
  releasesTags: boolean;
  usesGithubActions: boolean;
}

/** Lists, reads and changes what products are deployed from. */
export type DeploymentsService = ReturnType<typeof createDeploymentsService>;

function toDeployment(row: store.DeploymentRow): Deployment {
  return {
    id: row.id,
    accountId: row.account_id,
    itemId: row.item_id,
    repositoryId: row.repository_id,
    source: row.source,
    repository: row.full_name,
    branch: row.branch,
    path: row.path,
    releasesTags: row.releases_tags,
    usesGithubActions: row.github_actions,
  };
}

/** The dependencies of the service. */
export interface DeploymentsDependencies {
  sealer: Sealer;
  publicUrl: string;
  preparing: Pick<Preparing, 'requireBranch'>;
  repositories: Pick<RepositoriesService, 'findRow'>;
}

/** Creates the function that changes what a connected product is deployed from. */
function createUpdate(
  database: Database,
  { publicUrl, preparing, repositories }: DeploymentsDependencies,
) {
  /** Requires that the repository of a connected product has a branch. */
  async function requireBranch(accountId: string, itemId: string, branch: string): Promise<void> {
    const repository = await database.withAccount({ accountId }, async (tx) => {
      const row = await store.findByProduct(tx, accountId, itemId);
      if (!row?.connected_at) throw notFound();
      return repositories.findRow(tx, accountId, row.repository_id);
    });
    if (!repository) throw notFound();
    await preparing.requireBranch(repository, branch);
  }

  return async (
    ctx: RequestContext,
    id: string,
    request: PatchDeploymentRequest,
  ): Promise<DeploymentResponse> => {
    const { accountId } = ctx;
    const itemId = parseId(id);
    const choice = readChoice(request, true);
    if (choice.branch !== undefined) await requireBranch(accountId, itemId, choice.branch);
    return database.withAccount(ctx, async (tx) => {
      await store.lockProduct(tx, accountId, itemId);
      const before = await store.findByProduct(tx, accountId, itemId);
      if (!before?.connected_at) throw notFound();
      const after = { ...before, ...choice };
      if (Object.keys(choice).length > 0) {
        const { full_name: repository, branch, github_actions } = after;
        await store.updateDeployment(tx, accountId, before.id, choice);
        const fields = { repository, branch, github_actions };
        await store.setProductRepository(tx, { accountId, itemId }, fields);
      }
      return toDeploymentResponse(publicUrl, after);
    });
  };
}

/** Creates the service. */
export function createDeploymentsService(
  database: Database,
  dependencies: DeploymentsDependencies,
) {
  const { sealer, publicUrl } = dependencies;
  return {
    async list(ctx: RequestContext): Promise<DeploymentResponse[]> {
      const rows = await database.withAccount(ctx, (tx) =>
        store.listDeployments(tx, ctx.accountId),
      );
      return rows.map((row) => toDeploymentResponse(publicUrl, row));
    },

    async read(ctx: RequestContext, id: string): Promise<DeploymentResponse> {
      const itemId = parseId(id);
      return database.withAccount(ctx, async (tx) => {
        const row = await store.findByProduct(tx, ctx.accountId, itemId);
        if (row?.connected_at) return toDeploymentResponse(publicUrl, row);
        const product = await store.findProduct(tx, ctx.accountId, itemId);
        if (!product) throw notFound();
        return toUnconnectedResponse(product);
      });
    },

    /** Changes the branch, the folder or the tags that a connected product is deployed from. */
    update: createUpdate(database, dependencies),

    /** Returns what a product is deployed from; undefined if it is not connected. */
    async find(accountId: string, itemId: string): Promise<Deployment | undefined> {
      const row = await database.withAccount({ accountId }, (tx) =>
        store.findByProduct(tx, accountId, itemId),
      );
      return row?.connected_at ? toDeployment(row) : undefined;
    },

    /** Returns the deployment whose webhook URL has this id, with the secret that signs requests. */
    async findReceiver(
      deploymentId: string,
    ): Promise<(Deployment & { secret: string }) | undefined> {
      if (!isId(deploymentId)) return undefined;
      // A code host has no session that an account could be taken from.
      const row = await database.withSystem((tx) => store.findById(tx, deploymentId));
      if (!row) return undefined;
      const secret = sealer.open(row.sealed_secret, secretContext(row.id));
      return secret === undefined ? undefined : { ...toDeployment(row), secret };
    },
  };
}
