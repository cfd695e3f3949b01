import { randomUUID } from 'node:crypto';
import { CODE_HOSTS, type CodeHost } from '@pressdock/api';
import { REPOSITORY_LIMITS } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import type { CodeHostProblem, HostRepository } from '../../../ports/codeHosts.ts';
import { parseGitUrl } from '../../../ports/gitUrl.ts';
import * as connections from '../access/connections.store.ts';
import type { HostAccess } from '../access/hostAccess.ts';
import * as store from './repositories.store.ts';

/** Keeps the stored lists of repositories up to date. */
export type RepositoryLists = ReturnType<typeof createRepositoryLists>;

/** How old lists may be, and of which host. */
export interface ListOptions {
  isForced: boolean;
  provider?: CodeHost | undefined;
}

/** Returns the columns of a listed repository; undefined if Git cannot read it. */
function toRow(listed: HostRepository, { allowsHttp }: { allowsHttp: boolean }) {
  const url = parseGitUrl(listed.cloneUrl, { allowsHttp });
  if (!url.ok) return undefined;
  return {
    id: randomUUID(),
    external_id: listed.externalId,
    full_name: listed.fullName,
    url: listed.url,
    clone_url: url.url.href,
    default_branch: listed.defaultBranch,
    is_private: listed.isPrivate,
    sealed_access: null,
    connecting_until: null,
  };
}

/** Creates the functions. */
export function createRepositoryLists(
  database: Database,
  { access, allowsHttp }: { access: HostAccess; allowsHttp: boolean },
) {
  /** Lists the repositories of a host again. Returns why it could not. */
  async function refresh({
    account_id: accountId,
    provider,
    id,
  }: Row<'code_host_connections'>): Promise<CodeHostProblem | undefined> {
    const now = new Date();
    const limit = REPOSITORY_LIMITS.repositories;
    const listed = await access.call(accountId, provider, (api, credentials) =>
      api.listRepositories(credentials, limit),
    );
    if (!listed.ok) return listed.problem;
    const rows = listed.value.flatMap((one) => toRow(one, { allowsHttp }) ?? []);
    await database.withAccount({ accountId }, async (tx) => {
      await store.replaceListed(tx, { accountId, source: provider, now }, rows);
      await connections.updateConnection(tx, accountId, id, { listed_at: now });
    });
    return undefined;
  }

  const isDue = ({ listed_at }: Row<'code_host_connections'>) =>
    listed_at === null ||
    Date.now() - listed_at.getTime() > REPOSITORY_LIMITS.listCacheSeconds * 1000;

  return {
    /**
     * Lists the repositories of connected hosts again that were listed more than an hour ago, or all if
     * it is forced. Returns the failures that the caller must know: not those of a host whose earlier
     * list can be shown, unless a new one was requested.
     */
    async update(
      accountId: string,
      { isForced, provider }: ListOptions,
    ): Promise<CodeHostProblem[]> {
      const rows = await database.withAccount({ accountId }, (tx) =>
        connections.listConnections(tx, accountId),
      );
      const names = CODE_HOSTS.filter((name) => provider === undefined || provider === name);
      const due = rows.filter((row) => names.includes(row.provider) && (isForced || isDue(row)));
      const problems = await Promise.all(
        due.map(async (row) => {
          const problem = await refresh(row);
          return isForced || row.listed_at === null ? problem : undefined;
        }),
      );
      return problems.filter((problem) => problem !== undefined);
    },
  };
}
