import type { VersionStatusResponse } from '@pressdock/api';
import { REPOSITORY_LIMITS } from '@pressdock/api/limits';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { createFairQueue } from '../../../load/fairQueue.ts';
import { gitFailures } from '../../../ports/git.messages.ts';
import type { FetchedCommit, Git, GitRemote, GitResult } from '../../../ports/git.ts';
import type { Remotes } from '../../codeHosts/repositories/remotes.ts';
import { type PathKey, toKey } from '../connecting/connecting.service.ts';
import * as store from '../deployments.store.ts';
import { readVersionFile } from './versionFile.ts';
import {
  compareVersions,
  headerVersion,
  isSlugOfRepository,
  listCandidates,
  type ProductFolder,
} from './versionStatus.rules.ts';

/** Reads the versions at the head of deployed branches. */
export type VersionStatusService = ReturnType<typeof createVersionStatus>;

type Versions = ReturnType<typeof compareVersions>;

const noVersions = compareVersions({ state: 'missing' }, null);
const maxFileBytes = 1024 * 1024;
const fetchMs = 30_000;
const cachedCommits = 500;
/** A page of products requests the status of each at once, and each may fetch a large repository. */
const fetchLimits = { concurrency: 4, perKey: 2, maxWaitingPerKey: 200 };

/** Reads the version file and the header of the main file. */
async function readVersions(commit: FetchedCommit, folder: ProductFolder): Promise<Versions> {
  const versionFile = await readVersionFile(commit, folder);
  const files = folder.kind === 'theme' ? [] : await commit.listFolder(folder.path);
  let itemVersion: string | null = null;
  for (const file of listCandidates(folder, files)) {
    const text = await commit.readFile(file, maxFileBytes);
    const version = text === undefined ? undefined : headerVersion(folder.kind, text);
    if (version === undefined) continue;
    itemVersion = version;
    break;
  }
  return compareVersions(versionFile, itemVersion);
}

/** Creates the service. */
export function createVersionStatus(
  database: Database,
  { git, remotes }: { git: Git; remotes: Remotes },
) {
  /** Versions by product, commit and folder, so that a page that is opened again does not fetch. */
  const cache = new LRUCache<string, Versions>({
    max: cachedCommits,
    ttl: REPOSITORY_LIMITS.branchCacheSeconds * 1000,
  });
  const queue = createFairQueue(fetchLimits);
  /** Fetches that are under way, which concurrent requests share. */
  const fetches = new Map<string, Promise<GitResult<Versions>>>();

  async function fetchVersions(
    remote: GitRemote,
    commit: string,
    folder: ProductFolder,
  ): Promise<GitResult<Versions>> {
    const signal = AbortSignal.timeout(fetchMs);
    const fetched = await git.fetchCommit(remote, commit, { signal, onLine: () => undefined });
    if (!fetched.ok) return fetched;
    try {
      return { ok: true, value: await readVersions(fetched.value, folder) };
    } finally {
      await fetched.value.release();
    }
  }

  async function read(row: store.DeploymentRow): Promise<GitResult<Versions> | string> {
    const found = await remotes.find(row.account_id, row.repository_id);
    if (!found.ok) return found.problem;
    const listed = await git.listRefs(found.remote);
    if (!listed.ok) return listed;
    const head = listed.value.refs.find(
      ({ kind, name }) => kind === 'branch' && name === row.branch,
    );
    if (!head) return { ok: false, failure: 'no_ref', detail: '' };
    const key = [row.item_id, head.commit, row.path, row.slug].join('\n');
    const cached = cache.get(key);
    if (cached) return { ok: true, value: cached };
    const fetch = () => fetchVersions(found.remote, head.commit, row);
    const running = fetches.get(key) ?? queue.run(row.account_id, fetch);
    fetches.set(key, running);
    const fetched = await running.finally(() => fetches.delete(key));
    if (fetched.ok) cache.set(key, fetched.value);
    return fetched;
  }

  return {
    async read(ctx: RequestContext, path: PathKey): Promise<VersionStatusResponse> {
      const { accountId, itemId, repositoryId } = toKey(ctx, path);
      const row = await database.withAccount(ctx, (tx) =>
        store.findByProduct(tx, accountId, itemId),
      );
      if (!row?.connected_at || row.repository_id !== repositoryId) throw notFound();
      const result = await read(row);
      const slugMatchesRepository = isSlugOfRepository(row.slug, row.full_name);
      if (typeof result === 'string' || !result.ok) {
        const problem = typeof result === 'string' ? result : gitFailures[result.failure];
        return { ...noVersions, slugMatchesRepository, problem };
      }
      return { ...result.value, slugMatchesRepository, problem: null };
    },
  };
}
