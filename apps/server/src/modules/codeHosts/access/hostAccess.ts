import { setTimeout as wait } from 'node:timers/promises';
import type { CodeHost } from '@pressdock/api';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { describeFailure } from '../../../ports/codeHosts.messages.ts';
import type {
  CodeHostApi,
  CodeHostResult,
  CodeHosts,
  HostCredentials,
  HostTokens,
} from '../../../ports/codeHosts.ts';
import * as store from './connections.store.ts';
import { connectionContext, type SealedTokens } from './sealedTokens.ts';

/** A request to a code host with the token of an account. */
export type HostCall<Value> = (
  api: CodeHostApi,
  credentials: HostCredentials,
) => Promise<CodeHostResult<Value>>;

/** Makes requests to code hosts for accounts. */
export type HostAccess = ReturnType<typeof createHostAccess>;

type Connection = Row<'code_host_connections'>;

interface OpenConnection {
  row: Connection;
  tokens: HostTokens;
}

/** A token is refreshed before it ends, so that it does not end on its way. */
const earlyMs = 60_000;
/** A server that refreshes a token has this time; then another one tries. */
const refreshMs = 30_000;
const pollMs = 200;

/** The dependencies of the functions. */
export interface HostAccessDependencies {
  hosts: CodeHosts;
  sealedTokens: SealedTokens;
}

const problem = (provider: CodeHost, failure: 'not_connected' | 'rejected' | 'timeout') => ({
  ok: false as const,
  problem: { failure, message: describeFailure(provider, failure) },
});

/** Creates the functions that read the tokens of connections and refresh them. */
function createTokens(database: Database, { hosts, sealedTokens }: HostAccessDependencies) {
  const update = (row: Connection, patch: Parameters<typeof store.updateConnection>[3]) =>
    database.withAccount({ accountId: row.account_id }, (tx) =>
      store.updateConnection(tx, row.account_id, row.id, patch),
    );

  /** Returns the connection with its tokens. */
  async function open(
    accountId: string,
    provider: CodeHost,
  ): Promise<CodeHostResult<OpenConnection>> {
    const row = await database.withAccount({ accountId }, (tx) =>
      store.findConnection(tx, accountId, provider),
    );
    if (!row) return problem(provider, 'not_connected');
    const tokens = sealedTokens.open(row.sealed, connectionContext(row.id));
    if (row.rejected_at !== null || !tokens) return problem(provider, 'rejected');
    return { ok: true, value: { row, tokens } };
  }

  /** Exchanges the refresh token, which only one server may do at a time because it is used up. */
  async function refresh(
    { row, tokens }: OpenConnection,
    refreshToken: string,
  ): Promise<CodeHostResult<OpenConnection>> {
    const { oauth } = hosts[row.provider];
    if (!oauth) return problem(row.provider, 'rejected');
    const refreshed = await oauth.refresh(refreshToken);
    if (!refreshed.ok) {
      const isRejected = refreshed.problem.failure === 'rejected';
      await update(row, {
        refreshing_until: null,
        ...(isRejected && { rejected_at: new Date() }),
      });
      return refreshed;
    }
    // A host that does not replace the refresh token sends none.
    const renewed = {
      ...refreshed.value,
      refreshToken: refreshed.value.refreshToken ?? refreshToken,
    };
    await update(row, {
      sealed: sealedTokens.seal(renewed, connectionContext(row.id)),
      expires_at: renewed.expiresAt,
      refreshing_until: null,
    });
    return { ok: true, value: { row, tokens: { ...tokens, ...renewed } } };
  }

  /** Refreshes a token, or waits until another request or server has refreshed it. */
  async function renew(opened: OpenConnection): Promise<CodeHostResult<OpenConnection>> {
    const { row, tokens } = opened;
    const { account_id: accountId, provider } = row;
    if (tokens.refreshToken === null) return problem(provider, 'rejected');
    for (let waited = 0; waited <= refreshMs; waited += pollMs) {
      const isClaimed = await database.withAccount({ accountId }, (tx) =>
        store.claimRefresh(tx, row, new Date(Date.now() + refreshMs)),
      );
      if (isClaimed) return refresh(opened, tokens.refreshToken);
      const current = await open(accountId, provider);
      if (!current.ok || current.value.tokens.accessToken !== tokens.accessToken) return current;
      await wait(pollMs);
    }
    return problem(provider, 'timeout');
  }

  return {
    open,
    renew,
    reject: (row: Connection): Promise<void> => update(row, { rejected_at: new Date() }),
  };
}

const isEnding = ({ row: { expires_at }, tokens: { refreshToken } }: OpenConnection) =>
  refreshToken !== null && expires_at !== null && expires_at.getTime() < Date.now() + earlyMs;

/** Creates the functions. */
export function createHostAccess(database: Database, dependencies: HostAccessDependencies) {
  const { hosts } = dependencies;
  const { open, renew, reject } = createTokens(database, dependencies);

  return {
    /**
     * Makes a request with the account's token, which is refreshed first if it ends soon, and once if the
     * host rejects it. A connection whose token stays rejected has to be connected again.
     */
    async call<Value>(
      accountId: string,
      provider: CodeHost,
      work: HostCall<Value>,
    ): Promise<CodeHostResult<Value>> {
      const opened = await open(accountId, provider);
      if (!opened.ok) return opened;
      const wasEnding = isEnding(opened.value);
      const current = wasEnding ? await renew(opened.value) : opened;
      if (!current.ok) return current;
      const attempt = ({ row: { method }, tokens: { accessToken } }: OpenConnection) =>
        work(hosts[provider], { method, accessToken });
      const first = await attempt(current.value);
      if (first.ok || first.problem.failure !== 'rejected') return first;
      const { row, tokens } = current.value;
      const again = !wasEnding && tokens.refreshToken !== null ? await renew(current.value) : first;
      if (again.ok) {
        const second = await attempt(again.value);
        if (second.ok || second.problem.failure !== 'rejected') return second;
      } else if (again.problem.failure !== 'rejected') return again;
      await reject(row);
      return problem(provider, 'rejected');
    },
  };
}
