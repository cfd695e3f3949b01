import type { RouteRecord } from '@pressdock/api';
import type { ByOperation } from '../harness/samples.ts';
import type { OwnedIds } from './ownedIds.ts';

/** Valid bodies of the calls about continuous deployment. */
export const deploymentBodies: ByOperation<unknown> = {
  connectGitlabToken: { token: 'x' },
  trustHostKey: { fingerprint: 'SHA256:x' },
  connectRepository: { branch: 'main' },
  updateDeployment: { branch: 'main' },
  setGithubActions: { isEnabled: true },
};

/** The queries that these calls need. */
export const deploymentQueries: ByOperation<string> = {
  disconnectCodeHost: '?provider=gitlab',
};

/** The statuses that the owner receives, where they are not 200. */
export const deploymentStatuses: ByOperation<number> = {
  // Nothing is connected, and the operator registered no OAuth app.
  disconnectCodeHost: 404,
  deleteGitlabToken: 404,
  startAuthorization: 409,
  completeAuthorization: 404,
  receiveAuthorization: 302,
  // GitLab cannot be reached.
  connectGitlabToken: 503,
  addRepository: 201,
  // A product is deployed from it.
  deleteRepository: 409,
  deleteDeployKey: 409,
  createDeployKey: 201,
  // It is read over HTTP, which has no host keys.
  trustHostKey: 400,
  connectRepository: 201,
  disconnectRepository: 204,
  connectWebhookOnly: 201,
  disconnectWebhookOnly: 204,
  // The calls of operators.
  listExternalObjects: 404,
  deleteExternalObject: 404,
  // The repository is not on GitHub.
  setGithubActions: 409,
  replayBuild: 201,
  buildNow: 201,
  // It is not signed.
  receivePush: 401,
};

/** Returns the values of the path parameters that only these calls have. */
export function deploymentParams(of: OwnedIds): Record<string, string> {
  return {
    repoId: of.repository,
    provider: 'gitlab',
    type: 'webhooks',
    externalId: '-',
    internalId: of.deployment,
  };
}

/** Returns the id of the repository, key, deployment or build of a call; undefined for other calls. */
export function deploymentIdOf({ url }: RouteRecord, of: OwnedIds): string | undefined {
  if (/^\/api\/v1\/repositories\/webhook-log\/(?!plugin|theme)/.test(url)) return of.build;
  if (url.startsWith('/api/v1/users/me/gitlab/')) return of.deployKey;
  if (url.startsWith('/api/v2/public/deployments/')) return of.deployment;
  const isRepository = /^\/api\/v1\/repositories\/(:id|branches|deploy-key-webhook-admin\/delete)/;
  return isRepository.test(url) ? of.repository : undefined;
}
