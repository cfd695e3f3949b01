import type { BranchResponse } from '@pressdock/api';
import { REPOSITORY_LIMITS } from '@pressdock/api/limits';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { gitFailures } from '../../../ports/git.messages.ts';
import type { Git } from '../../../ports/git.ts';
import type { HostAccess } from '../access/hostAccess.ts';
import { requireValue, unavailable } from '../codeHostRefusals.ts';
import type { Remotes } from './remotes.ts';
import * as store from './repositories.store.ts';

/** Lists the branches of repositories. */
export type BranchesService = ReturnType<typeof createBranchesService>;

const cachedLists = 200;

/** Returns branches by name, the default branch first. */
export function sortBranches(branches: readonly BranchResponse[]): BranchResponse[] {
  return [...branches].sort(
    (one, other) =>
      Number(other.isDefault) - Number(one.isDefault) || one.name.localeCompare(other.name, 'en'),
  );
}

/** Creates the service. */
export function createBranchesService(
  database: Database,
  { access, remotes, git }: { access: HostAccess; remotes: Remotes; git: Git },
) {
  const cache = new LRUCache<string, BranchResponse[]>({
    max: cachedLists,
    ttl: REPOSITORY_LIMITS.branchCacheSeconds * 1000,
  });

  /** Reads the branches with Git, and stores which one is the default. */
  async function readWithGit({ account_id, id }: store.RepositoryRow): Promise<BranchResponse[]> {
    const found = await remotes.find(account_id, id);
    if (!found.ok) throw unavailable(found.problem);
    const read = await git.listRefs(found.remote);
    if (!read.ok) throw unavailable(gitFailures[read.failure]);
    const { refs, defaultBranch } = read.value;
    await database.withAccount({ accountId: account_id }, (tx) =>
      store.updateRepository(tx, account_id, id, { default_branch: defaultBranch }),
    );
    const branches = refs.filter(({ kind }) => kind === 'branch');
    return branches.map(({ name, commit }) => ({
      name,
      commit,
      isDefault: name === defaultBranch,
    }));
  }

  async function readFromHost(row: store.RepositoryRow): Promise<BranchResponse[]> {
    const { source, external_id: externalId, full_name: fullName } = row;
    if (source === 'git') return readWithGit(row);
    const listed = await access.call(row.account_id, source, (api, credentials) =>
      api.listBranches(credentials, { externalId, fullName }, REPOSITORY_LIMITS.branches),
    );
    return requireValue(listed).map((branch) => ({
      ...branch,
      isDefault: branch.name === row.default_branch,
    }));
  }

  return {
    async list(ctx: RequestContext, repositoryId: string): Promise<BranchResponse[]> {
      const id = parseId(repositoryId);
      const row = await database.withAccount(ctx, (tx) =>
        store.findRepository(tx, ctx.accountId, id),
      );
      if (!row) throw notFound();
      const cached = cache.get(id);
      if (cached) return cached;
      const branches = sortBranches(await readFromHost(row)).slice(0, REPOSITORY_LIMITS.branches);
      cache.set(id, branches);
      return branches;
    },
  };
}
