import type { DeployKeyWebhookResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { gitFailures } from '../../../ports/git.messages.ts';
import type { Git } from '../../../ports/git.ts';
import { type HostObjects, toHosted } from '../../codeHosts/hostObjects/hostObjects.service.ts';
import type { Remotes } from '../../codeHosts/repositories/remotes.ts';
import type { RepositoriesService } from '../../codeHosts/repositories/repositories.service.ts';
import { type PathKey, toKey } from '../connecting/connecting.service.ts';
import { webhookUrlOf } from '../deployments.mapping.ts';
import * as store from '../deployments.store.ts';

/** Reads whether connected products have their deploy key and webhook. */
export type StatusService = ReturnType<typeof createStatusService>;

/** The dependencies of the service. */
export interface StatusDependencies {
  publicUrl: string;
  git: Git;
  hostObjects: HostObjects;
  remotes: Remotes;
  repositories: Pick<RepositoriesService, 'findRow'>;
}

type Status = Omit<DeployKeyWebhookResponse, 'githubActionsConfigured'>;

const none: Status = { deployKey: false, webhook: false, problem: null };

/** Outcomes of requests that had a valid signature. */
const signed = ['accepted', 'ignored', 'repeated'];

/** Creates the service. */
export function createStatusService(
  database: Database,
  { publicUrl, git, hostObjects, remotes, repositories }: StatusDependencies,
) {
  /** Tests the key by reading the repository. Only a delivery proves that there is a webhook. */
  async function readGitServer(row: store.DeploymentRow): Promise<Status> {
    const webhook = row.delivery_outcome !== null && signed.includes(row.delivery_outcome);
    const found = await remotes.find(row.account_id, row.repository_id);
    if (!found.ok) return { deployKey: false, webhook, problem: found.problem };
    const read = await git.listRefs(found.remote);
    const isDenied = !read.ok && (read.failure === 'denied' || read.failure === 'not_found');
    const problem = read.ok || isDenied ? null : gitFailures[read.failure];
    return { deployKey: read.ok, webhook, problem };
  }

  async function readFromHost(row: store.DeploymentRow): Promise<Status> {
    const hosted = toHosted(row);
    if (!hosted) return readGitServer(row);
    const webhookUrl = webhookUrlOf(publicUrl, row.id);
    const read = await hostObjects.readStatus(hosted, { publicKey: row.public_key, webhookUrl });
    return read.ok ? { ...read.value, problem: null } : { ...none, problem: read.problem.message };
  }

  return {
    /** Returns whether the repository has the product's deploy key and webhook. */
    async read(ctx: RequestContext, path: PathKey): Promise<DeployKeyWebhookResponse> {
      const { accountId, itemId, repositoryId } = toKey(ctx, path);
      const { product, deployment } = await database.withAccount(ctx, async (tx) => {
        const found = {
          product: await store.findProduct(tx, accountId, itemId),
          repository: await repositories.findRow(tx, accountId, repositoryId),
        };
        if (!found.product || !found.repository) throw notFound();
        const row = await store.findByProduct(tx, accountId, itemId);
        return { product: found.product, deployment: row };
      });
      const isConnected =
        deployment?.connected_at != null && deployment.repository_id === repositoryId;
      const status = isConnected ? await readFromHost(deployment) : none;
      return { ...status, githubActionsConfigured: product.github_actions };
    },
  };
}
