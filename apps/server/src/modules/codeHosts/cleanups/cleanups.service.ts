import { randomUUID } from 'node:crypto';
import type { CodeHost } from '@pressdock/api';
import type { AccountTransaction, Database, SystemTransaction } from '../../../db/database.ts';
import { olderThan } from '../../../db/retention/retentionRule.ts';
import type { Row } from '../../../db/schema.ts';
import type {
  CodeHostProblem,
  CodeHostResult,
  CodeHosts,
  HostTokens,
  RepositoryKey,
} from '../../../ports/codeHosts.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import type { HostAccess, HostCall } from '../access/hostAccess.ts';
import { cleanupQueue } from './cleanupQueue.ts';
import * as store from './cleanups.store.ts';

/** A deploy key or webhook at a code host. */
export interface HostObject {
  kind: 'deployKey' | 'webhook';
  repository: RepositoryKey;
  externalId: string;
}

/** The objects to delete and, if a connection ended, its tokens. */
export interface Cleanup {
  accountId: string;
  provider: CodeHost;
  objects?: readonly HostObject[];
  /** Makes the requests instead of those of the account's connection, and is revoked at the end. */
  ended?: { method: 'oauth' | 'token'; tokens: HostTokens };
}

/** Deletes objects and revokes tokens at code hosts, on the job queue. */
export type Cleanups = ReturnType<typeof createCleanups>;

/** Failures after which the same request may succeed later. */
const passing: readonly CodeHostProblem['failure'][] = [
  'rate_limited',
  'unreachable',
  'timeout',
  'failed',
];
const retentionDays = 7;
const retentionMs = retentionDays * 24 * 60 * 60_000;

/** How long this server tries to delete objects at code hosts. */
export const cleanupsRetention = olderThan('code_host_cleanups', 'created_at', retentionDays);

/** Binds what is left to delete to its row. */
export const cleanupContext = (id: string) => `code_host_cleanups/${id}`;

function remove({ kind, repository, externalId }: HostObject): HostCall<void> {
  return (api, credentials) =>
    kind === 'deployKey'
      ? api.removeDeployKey(credentials, repository, externalId)
      : api.removeWebhook(credentials, repository, externalId);
}

/** The dependencies of the service. */
export interface CleanupsDependencies {
  hosts: CodeHosts;
  access: HostAccess;
  sealer: Sealer;
  jobs: Jobs;
}

type Content = Pick<Cleanup, 'objects' | 'ended'>;
type CleanupRow = Row<'code_host_cleanups'>;

const isDelayed = (result: CodeHostResult<unknown>) =>
  !result.ok && passing.includes(result.problem.failure);

/** Creates the functions that make the requests of a cleanup. */
function createRequests(database: Database, { hosts, access, sealer }: CleanupsDependencies) {
  /** Refreshes the tokens of a connection that ended long ago, and stores them for the next attempt. */
  async function renew({ id, provider }: CleanupRow, content: Content) {
    const { ended } = content;
    const { oauth } = hosts[provider];
    const { expiresAt = null, refreshToken = null } = ended?.tokens ?? {};
    const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
    const unchanged: CodeHostResult<Content> = { ok: true, value: content };
    if (!ended || !oauth || refreshToken === null || !isOver) return unchanged;
    const refreshed = await oauth.refresh(refreshToken);
    if (!refreshed.ok) return refreshed;
    const tokens = {
      ...refreshed.value,
      refreshToken: refreshed.value.refreshToken ?? refreshToken,
    };
    const renewed: Content = { ...content, ended: { ...ended, tokens } };
    const sealed = sealer.seal(JSON.stringify(renewed), cleanupContext(id));
    await database.withSystem((tx) => store.updateCleanup(tx, id, sealed));
    return { ok: true as const, value: renewed };
  }

  /** Makes a request with the tokens of the ended connection, or with those of the account. */
  function call({ account_id, provider }: CleanupRow, { ended }: Content, work: HostCall<void>) {
    if (!ended) return access.call(account_id, provider, work);
    const { accessToken } = ended.tokens;
    return work(hosts[provider], { method: ended.method, accessToken });
  }

  /** Revokes the tokens of an OAuth app, or a personal access token. */
  async function revoke(
    { provider }: CleanupRow,
    { ended }: Content,
  ): Promise<CodeHostResult<void>> {
    const host = hosts[provider];
    const revoked =
      ended?.method === 'token'
        ? host.revokeToken?.(ended.tokens.accessToken)
        : ended && host.oauth?.revoke(ended.tokens);
    return revoked ?? { ok: true, value: undefined };
  }

  /** Deletes the objects and revokes the tokens. Returns whether something is left to try later. */
  return async (row: CleanupRow, stored: Content): Promise<JobResult> => {
    const renewed = await renew(row, stored);
    if (!renewed.ok) return isDelayed(renewed) ? 'later' : 'done';
    const results: CodeHostResult<void>[] = [];
    for (const object of renewed.value.objects ?? []) {
      results.push(await call(row, renewed.value, remove(object)));
    }
    if (results.some(isDelayed)) return 'later';
    return isDelayed(await revoke(row, renewed.value)) ? 'later' : 'done';
  };
}

/** Creates the service. */
export function createCleanups(database: Database, dependencies: CleanupsDependencies) {
  const { sealer, jobs } = dependencies;
  const makeRequests = createRequests(database, dependencies);
  return {
    /** Queues deletions, which begin once the transaction commits. */
    async add(
      tx: AccountTransaction | SystemTransaction,
      { accountId, provider, objects = [], ended }: Cleanup,
    ): Promise<void> {
      if (objects.length === 0 && !ended) return;
      const id = randomUUID();
      const content = JSON.stringify({ objects, ended });
      const sealed = sealer.seal(content, cleanupContext(id));
      await store.insertCleanup(tx, { id, account_id: accountId, provider, sealed });
      await jobs.add(tx, cleanupQueue, id);
    },

    /** Deletes the objects and revokes the tokens. What the host denies is left there. */
    async run(id: string): Promise<JobResult> {
      // The account may have been deleted.
      const row = await database.withSystem((tx) => store.findCleanup(tx, id));
      const text = row && sealer.open(row.sealed, cleanupContext(id));
      if (!row || text === undefined) return 'done';
      const result = await makeRequests(row, JSON.parse(text));
      if (result === 'done') await database.withSystem((tx) => store.deleteCleanup(tx, id));
      return result;
    },

    /** Deletes what could not be cleaned up within a week. */
    prune: (): Promise<void> =>
      database.withSystem((tx) => store.deleteOldCleanups(tx, new Date(Date.now() - retentionMs))),
  };
}
