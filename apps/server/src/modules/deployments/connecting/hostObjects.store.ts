import type { CodeHost } from '@pressdock/api';
import type { SystemTransaction } from '../../../db/database.ts';
import type { HostObject } from '../../codeHosts/cleanups/cleanups.service.ts';

/** A webhook or deploy key at a code host. */
export type SourcedObject = HostObject & { source: CodeHost };

interface ObjectRow {
  source: string;
  repository_external_id: string;
  full_name: string;
  external_id: string | null;
}

function toObjects(kind: HostObject['kind'], rows: readonly ObjectRow[]): SourcedObject[] {
  return rows.flatMap(({ source, repository_external_id, full_name, external_id }) => {
    if (external_id === null || source === 'git') return [];
    const repository = { externalId: repository_external_id, fullName: full_name };
    return [{ kind, source: source as CodeHost, repository, externalId: external_id }];
  });
}

/** Returns the webhooks and deploy keys of an account at code hosts. */
export async function listHostObjects(
  tx: SystemTransaction,
  accountId: string,
): Promise<SourcedObject[]> {
  const webhooks = await tx
    .selectFrom('deployments')
    .innerJoin('repositories', 'repositories.id', 'deployments.repository_id')
    .select(['repositories.source', 'repositories.full_name'])
    .select('repositories.external_id as repository_external_id')
    .select('deployments.webhook_external_id as external_id')
    .where('deployments.account_id', '=', accountId)
    .execute();
  const keys = await tx
    .selectFrom('deploy_keys')
    .innerJoin('repositories', 'repositories.id', 'deploy_keys.repository_id')
    .select(['repositories.source', 'repositories.full_name', 'deploy_keys.external_id'])
    .select('repositories.external_id as repository_external_id')
    .where('deploy_keys.account_id', '=', accountId)
    .execute();
  return [...toObjects('webhook', webhooks), ...toObjects('deployKey', keys)];
}
