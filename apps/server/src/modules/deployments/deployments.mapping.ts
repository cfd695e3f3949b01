import type { DeploymentResponse } from '@pressdock/api';
import { toRepositoryResponse } from '../codeHosts/repositories/repositories.mapping.ts';
import type { DeploymentRow, findProduct } from './deployments.store.ts';

type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Returns the URL that receives the webhooks of a product. */
export function webhookUrlOf(publicUrl: string, deploymentId: string): string {
  return `${publicUrl}/api/v2/public/deployments/${deploymentId}/push`;
}

/** Returns the API's form of how a product is deployed. */
export function toDeploymentResponse(publicUrl: string, row: DeploymentRow): DeploymentResponse {
  const { delivered_at: at, delivery_outcome: outcome } = row;
  return {
    product: { _id: row.item_id, name: row.name, kind: row.kind },
    repository: toRepositoryResponse({ ...row, id: row.repository_id }),
    branch: row.branch,
    path: row.path,
    releasesTags: row.releases_tags,
    githubActionsConfigured: row.github_actions,
    webhookUrl: webhookUrlOf(publicUrl, row.id),
    connectedAt: row.connected_at?.toISOString() ?? null,
    lastDelivery: at && outcome ? { at: at.toISOString(), outcome } : null,
  };
}

/** Returns the response for a product without a repository. */
export function toUnconnectedResponse(row: ProductRow): DeploymentResponse {
  return {
    product: { _id: row.id, name: row.name, kind: row.kind },
    repository: null,
    branch: row.branch,
    path: '',
    releasesTags: false,
    githubActionsConfigured: row.github_actions,
    webhookUrl: null,
    connectedAt: null,
    lastDelivery: null,
  };
}
