import { type GithubActionsResponse, repositoryValidation } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { branchOrDefault } from '../branchAndPath.rules.ts';
import type { ConnectingService } from '../connecting/connecting.service.ts';
import * as store from '../deployments.store.ts';
import { WORKFLOW_PATH, writeCommand, writeWorkflow } from './workflow.rules.ts';

/** Switches products between webhooks and GitHub Actions. */
export type GithubActionsService = ReturnType<typeof createGithubActionsService>;

/** Adds and deletes the webhook of a connected product at its code host. */
type Webhook = Pick<ConnectingService, 'connectWebhookOnly' | 'disconnectWebhookOnly'>;

/** Returns the deployment of a product that is connected with a repository on GitHub. */
async function requireGithub(
  tx: AccountTransaction,
  { accountId }: RequestContext,
  itemId: string,
): Promise<store.DeploymentRow> {
  if (!(await store.findProduct(tx, accountId, itemId))) throw notFound();
  const deployment = await store.findByProduct(tx, accountId, itemId);
  if (deployment?.connected_at && deployment.source === 'github') return deployment;
  throw conflict(repositoryValidation.actionsSource);
}

/** Creates the service. @param publicUrl this server's URL, without a trailing slash */
export function createGithubActionsService(
  database: Database,
  { publicUrl, webhook }: { publicUrl: string; webhook: Webhook },
) {
  async function read(ctx: RequestContext, id: string): Promise<GithubActionsResponse> {
    const { accountId } = ctx;
    const itemId = parseId(id);
    const { product, deployment } = await database.withAccount(ctx, async (tx) => ({
      product: await store.findProduct(tx, accountId, itemId),
      deployment: await store.findByProduct(tx, accountId, itemId),
    }));
    if (!product) throw notFound();
    const { kind, slug, branch } = product;
    const release = {
      ...{ publicUrl, id: itemId, kind, slug },
      branch: branchOrDefault(deployment?.branch ?? branch),
      path: deployment?.path ?? '',
      releasesTags: deployment?.releases_tags ?? false,
    };
    return {
      githubActionsConfigured: product.github_actions,
      workflowPath: WORKFLOW_PATH,
      workflow: writeWorkflow(release),
      command: writeCommand(release),
    };
  }

  return {
    /** Returns the workflow file and the command with which a runner releases a product. */
    read,

    /** Turns the mode on or off. GitHub has the webhook only while the mode is off. */
    async set(ctx: RequestContext, id: string, isEnabled: boolean): Promise<GithubActionsResponse> {
      const { accountId } = ctx;
      const itemId = parseId(id);
      const deployment = await database.withAccount(ctx, (tx) => requireGithub(tx, ctx, itemId));
      const saveMode = () =>
        database.withAccount(ctx, async (tx) => {
          // The product may have been disconnected while GitHub responded.
          await store.lockProduct(tx, accountId, itemId);
          const current = await requireGithub(tx, ctx, itemId);
          if (current.id !== deployment.id) throw notFound();
          const { full_name: repository, branch } = current;
          const fields = { repository, branch, github_actions: isEnabled };
          await store.setProductRepository(tx, { accountId, itemId }, fields);
        });
      const ids = { id, repoId: deployment.repository_id };
      if (isEnabled) await webhook.disconnectWebhookOnly(ctx, ids, saveMode);
      else await webhook.connectWebhookOnly(ctx, ids, saveMode);
      return read(ctx, id);
    },
  };
}
