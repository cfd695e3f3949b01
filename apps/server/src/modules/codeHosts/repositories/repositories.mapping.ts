import type { RepositoryResponse } from '@pressdock/api';
import { fingerprintsOf } from './hostKeys.rules.ts';
import type { RepositoryRow } from './repositories.store.ts';

/** The columns of a repository that its response needs. */
export type RepositoryColumns = Pick<
  RepositoryRow,
  | 'id'
  | 'source'
  | 'full_name'
  | 'url'
  | 'default_branch'
  | 'is_private'
  | 'host_keys'
  | 'public_key'
>;

/** Returns the API's form of a repository. */
export function toRepositoryResponse(row: RepositoryColumns): RepositoryResponse {
  const isOwn = row.source === 'git';
  return {
    _id: row.id,
    full_name: row.full_name,
    source: row.source,
    url: row.url,
    defaultBranch: row.default_branch,
    isPrivate: row.is_private,
    publicKey: isOwn ? row.public_key : null,
    hostKey: isOwn ? (fingerprintsOf(row.host_keys)[0] ?? null) : null,
  };
}
