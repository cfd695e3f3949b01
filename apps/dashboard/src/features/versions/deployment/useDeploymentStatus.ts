import type { DeploymentResponse, RepositoryResponse } from '@pressdock/api';
import {
  deployKeyWebhookAtoms,
  versionStatusAtoms,
} from '../../../entities/deployment/deployment.queries.ts';
import {
  deployKeyStatus,
  itemVersionStatus,
  slugStatus,
  versionFileStatus,
  webhookStatus,
} from '../../../entities/deployment/deployment.rules.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useAtomValue } from '../../../shared/state.ts';

/** A query about a code host: it may fail here, or there. */
interface HostQuery {
  data: { problem: string | null } | undefined;
  isError: boolean;
}

/** Returns whether a query failed, or the code host did. */
const hasFailed = ({ data, isError }: HostQuery) =>
  (data === undefined && isError) || (data !== undefined && data.problem !== null);

/**
 * Returns the status of each part of a deployment: undefined while it is loading, null if it could not
 * be determined. Key and webhook load apart from the versions.
 * @see specification, section 4, "Continuous deployment status"
 */
export function useDeploymentStatus(
  product: Product,
  deployment: DeploymentResponse,
  { _id: repoId, source, full_name: name }: RepositoryResponse,
) {
  const ref = { id: product._id, repoId };
  const access = useAtomValue(deployKeyWebhookAtoms(ref));
  const versions = useAtomValue(versionStatusAtoms(ref));
  const failed = { access: hasFailed(access), versions: hasFailed(versions) };
  const hosted = failed.access ? null : access.data;
  const head = failed.versions ? null : versions.data;
  return {
    deployKey: hosted && deployKeyStatus(hosted, source),
    webhook: hosted && webhookStatus(hosted, source),
    versionFile: head && versionFileStatus(head, deployment),
    itemVersion: head && itemVersionStatus(head, product.kind),
    slug: head ? slugStatus(head, product.slug, name) : undefined,
    hasFailed: failed.access || failed.versions,
    problem: access.data?.problem ?? versions.data?.problem ?? undefined,
    isChecking: access.isFetching || versions.isFetching,
    check: () => {
      void access.refetch();
      void versions.refetch();
    },
  };
}

/** The status of a deployment's parts. */
export type PartsStatus = ReturnType<typeof useDeploymentStatus>;
