import { randomUUID } from 'node:crypto';
import {
  type AddRepositoryRequest,
  type RepositoryResponse,
  type RepositorySource,
  repositoryValidation,
} from '@pressdock/api';
import { REPOSITORY_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { conflict, invalid, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { Git } from '../../../ports/git.ts';
import {
  type GitUrl,
  type GitUrlFault,
  parseGitUrl,
  repositoryName,
} from '../../../ports/gitUrl.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import { unavailable } from '../codeHostRefusals.ts';
import type { DeployKeysService } from '../deployKeys/deployKeys.service.ts';
import { sealAccess } from './gitAccess.ts';
import { gitRefusal, type HostKeys } from './hostKeys.service.ts';
import { toRepositoryResponse } from './repositories.mapping.ts';
import * as store from './repositories.store.ts';
import type { RepositoryLists } from './repositoryLists.ts';

/** A stored repository. */
export type StoredRepository = store.RepositoryRow;

/** Lists, adds, reads and deletes repositories. */
export type RepositoriesService = ReturnType<typeof createRepositoriesService>;

const faultMessages: Record<GitUrlFault, string> = {
  malformed: repositoryValidation.url,
  password: repositoryValidation.urlPassword,
  not_allowed: repositoryValidation.urlNotPublic,
};

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function invalidUrl(message: string) {
  return invalid(message, { url: message });
}

/** The dependencies of the service. */
export interface RepositoriesDependencies {
  sealer: Sealer;
  deployKeys: DeployKeysService;
  lists: RepositoryLists;
  hostKeys: HostKeys;
  git: Git;
  allowsHttp: boolean;
}

/** A repository that was checked before it is added. */
interface CheckedRepository {
  url: GitUrl;
  access: { userName: string; token: string } | undefined;
  hostKeys: string;
  defaultBranch: string | null;
}

/** Creates the function that adds a repository on any Git server. */
function createAddition(
  database: Database,
  { sealer, deployKeys, hostKeys, git, allowsHttp }: RepositoriesDependencies,
) {
  /** Adds a repository and its deploy key. */
  const insert = (
    ctx: RequestContext,
    { url, access, hostKeys: keys, defaultBranch }: CheckedRepository,
  ): Promise<store.RepositoryRow | undefined> =>
    database.withAccount(ctx, async (tx) => {
      await store.lockAccount(tx, ctx.accountId);
      if ((await store.countGitServers(tx, ctx.accountId)) >= REPOSITORY_LIMITS.gitServers) {
        throw conflict(repositoryValidation.limit);
      }
      const id = randomUUID();
      const row = await store.insertRepository(tx, {
        id,
        account_id: ctx.accountId,
        source: 'git',
        external_id: url.href,
        full_name: repositoryName(url),
        url: url.href,
        clone_url: url.href,
        default_branch: defaultBranch,
        is_private: url.protocol === 'ssh' || access !== undefined,
        host_keys: keys,
        sealed_access: access ? sealAccess(sealer, id, access) : null,
        connecting_until: null,
      });
      if (!row) throw conflict(repositoryValidation.added, { url: repositoryValidation.added });
      if (url.protocol === 'ssh') {
        await deployKeys.ensure(tx, { accountId: ctx.accountId, repositoryId: id });
      }
      return store.findRepository(tx, ctx.accountId, id);
    });

  /** Reads the host keys of an SSH server, and the branches of a repository that is read over HTTPS. */
  async function check(
    url: GitUrl,
    { userName = '', accessToken = '' }: AddRepositoryRequest,
  ): Promise<CheckedRepository> {
    if (url.protocol === 'ssh') {
      const keys = await hostKeys.scan(url.href);
      return { url, access: undefined, hostKeys: keys, defaultBranch: null };
    }
    const access =
      accessToken === '' ? undefined : { userName: userName || 'git', token: accessToken };
    const remote = access ? { kind: 'https' as const, ...access } : { kind: 'public' as const };
    const read = await git.listRefs({ url: url.href, access: remote });
    if (!read.ok) throw gitRefusal(read.failure);
    return { url, access, hostKeys: '', defaultBranch: read.value.defaultBranch };
  }

  return async (
    ctx: RequestContext,
    request: AddRepositoryRequest,
  ): Promise<RepositoryResponse> => {
    const parsed = parseGitUrl(request.url, { allowsHttp });
    if (!parsed.ok) throw invalidUrl(faultMessages[parsed.fault]);
    const row = await insert(ctx, await check(parsed.url, request));
    if (!row) throw new Error('The repository was not added.');
    return toRepositoryResponse(row);
  };
}

/** Creates the function that lists repositories. Hosts are asked once an hour, or if that is forced. */
function createList(database: Database, { lists }: RepositoriesDependencies) {
  return async (
    ctx: RequestContext,
    {
      force,
      provider: source,
    }: { force?: string | undefined; provider?: RepositorySource | undefined },
  ): Promise<RepositoryResponse[]> => {
    const isForced = force === 'true';
    const problems =
      source === 'git' ? [] : await lists.update(ctx.accountId, { isForced, provider: source });
    const rows = await database.withAccount(ctx, (tx) =>
      store.listRepositories(tx, ctx.accountId, source),
    );
    // A host that fails does not hide the repositories of the others.
    if (problems.length > 0 && (isForced || rows.length === 0)) {
      const messages = new Set(problems.map(({ message }) => message));
      throw unavailable([...messages].join(' '));
    }
    return rows
      .map(toRepositoryResponse)
      .sort((one, other) => byName.compare(one.full_name, other.full_name));
  };
}

/** Creates the service. */
export function createRepositoriesService(
  database: Database,
  dependencies: RepositoriesDependencies,
) {
  const { hostKeys } = dependencies;

  async function requireRow(ctx: RequestContext, id: string): Promise<store.RepositoryRow> {
    const known = parseId(id);
    const row = await database.withAccount(ctx, (tx) =>
      store.findRepository(tx, ctx.accountId, known),
    );
    if (!row) throw notFound();
    return row;
  }

  return {
    /** Returns the row of a repository; undefined if the account does not have it. */
    findRow: store.findRepository,

    /** Stores the SSH host keys that are trusted from now on. */
    storeHostKeys: (
      tx: AccountTransaction,
      accountId: string,
      id: string,
      keys: string,
    ): Promise<void> => store.updateRepository(tx, accountId, id, { host_keys: keys }),

    /** Returns the repositories of all sources or of one. */
    list: createList(database, dependencies),

    async read(ctx: RequestContext, id: string): Promise<RepositoryResponse> {
      return toRepositoryResponse(await requireRow(ctx, id));
    },

    /** Adds a repository on any Git server. */
    add: createAddition(database, dependencies),

    /** Deletes a repository on any Git server. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const known = parseId(id);
      await database.withAccount(ctx, async (tx) => {
        const row = await store.findRepository(tx, ctx.accountId, known);
        if (row?.source !== 'git') throw notFound();
        if (await store.isDeployed(tx, ctx.accountId, known)) {
          throw conflict(repositoryValidation.inUse);
        }
        await store.deleteRepository(tx, ctx.accountId, known);
      });
    },

    /** Trusts the host keys that a server has now, if the one with this fingerprint is among them. */
    async trustHostKey(
      ctx: RequestContext,
      id: string,
      fingerprint: string,
    ): Promise<RepositoryResponse> {
      const row = await requireRow(ctx, id);
      const keys = await hostKeys.scanFor(row.clone_url, fingerprint);
      await database.withAccount(ctx, (tx) =>
        store.updateRepository(tx, ctx.accountId, row.id, { host_keys: keys }),
      );
      return toRepositoryResponse({ ...row, host_keys: keys });
    },
  };
}
