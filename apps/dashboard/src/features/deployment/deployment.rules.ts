import type { BuildStatus, DeploymentResponse } from '@pressdock/api';
import type { BadgeTone } from '@pressdock/ui';
import { buildMessages } from '../../entities/build/build.messages.ts';

/** The statuses of builds that the log can be filtered by, in order. */
export const buildStatuses = Object.keys(buildMessages.statuses) as BuildStatus[];

/** Returns the status that the URL selects; undefined for every status. */
export function statusIn(search: URLSearchParams): BuildStatus | undefined {
  const status = search.get('status');
  return buildStatuses.find((known) => known === status);
}

type Outcome = NonNullable<DeploymentResponse['lastDelivery']>['outcome'];

/** The tone of the outcome of a push. */
export const outcomeTones: Record<Outcome, BadgeTone> = {
  accepted: 'positive',
  ignored: 'neutral',
  repeated: 'neutral',
  wrong_signature: 'caution',
  malformed: 'caution',
};

/** A product that is deployed from a repository. */
export type ConnectedProduct = DeploymentResponse & {
  repository: NonNullable<DeploymentResponse['repository']>;
};

/** Returns the products that are connected with a repository, by name. */
export function connectedProducts(deployments: readonly DeploymentResponse[]): ConnectedProduct[] {
  return deployments
    .filter((one): one is ConnectedProduct => one.repository !== null)
    .sort((a, b) => a.product.name.localeCompare(b.product.name));
}

/** A build to replay, and the provider of its repository. */
export interface ReplayLink {
  id: string;
  provider: string;
}

/** Returns the build that a fragment such as `#provider=github&id=…` asks to replay. */
export function replayIn(fragment: string): ReplayLink | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const [id, provider] = [parameters.get('id') ?? '', parameters.get('provider')];
  return provider === null || id === '' ? undefined : { id, provider };
}
