import type {
  DeployKeyWebhookResponse,
  DeploymentResponse,
  GithubActionsResponse,
} from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import {
  type DeploymentRef,
  deploymentKeys,
  refreshDeploymentAtom,
} from '../../../../entities/deployment/deployment.queries.ts';
import { api } from '../../../../shared/server/api.ts';
import { dataOf } from '../../../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../../shared/state.ts';
import { withActions } from './githubActions.rules.ts';

const actionsKey = (id: string) => [...deploymentKeys.one(id), 'actions'];

/** The workflow file and the command with which a runner releases a product. */
export const githubActionsAtoms = atomFamily((id: string) =>
  queryAtom<GithubActionsResponse>(() => ({
    queryKey: actionsKey(id),
    queryFn: ({ signal }) =>
      dataOf(
        api.get('/api/v1/repositories/github-actions/{id}', { params: { path: { id } }, signal }),
      ),
  })),
);

/** A product's deployment and the mode to switch to. */
type Toggle = DeploymentRef & { isEnabled: boolean };

/**
 * Turns the GitHub Actions mode on or off. The status changes at once, and back if the request fails.
 * @see specification, section 4, "The GitHub actions toggle"
 */
export const toggleGithubActionsAtom = atom(
  null,
  async (get, set, { id, repoId, isEnabled }: Toggle): Promise<boolean> => {
    const client = get(queryClientAtom);
    const access = deploymentKeys.access(id, repoId);
    const facts = deploymentKeys.facts(id);
    await client.cancelQueries({ queryKey: deploymentKeys.one(id) });
    const oldAccess = client.getQueryData<DeployKeyWebhookResponse>(access);
    const oldFacts = client.getQueryData<DeploymentResponse>(facts);
    client.setQueryData(access, oldAccess && withActions(oldAccess, isEnabled));
    client.setQueryData(facts, oldFacts && { ...oldFacts, githubActionsConfigured: isEnabled });
    const result: Result<GithubActionsResponse> = await api.post(
      '/api/v1/repositories/github-actions/{id}',
      { params: { path: { id } }, body: { isEnabled } },
    );
    if (result.ok) {
      client.setQueryData(actionsKey(id), result.data);
    } else {
      client.setQueryData(access, oldAccess);
      client.setQueryData(facts, oldFacts);
    }
    void set(refreshDeploymentAtom, id);
    return result.ok;
  },
);
