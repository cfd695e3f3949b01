import { randomUUID } from 'node:crypto';
import {
  type CodeHost,
  type CodeHostsResponse,
  codeHostValidation,
  SECRET_MASK,
} from '@pressdock/api';
import type { CodeHostsConfig } from '../../../codeHostSettings.ts';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database, SystemTransaction } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { invalid, notFound } from '../../../errors.ts';
import type { CodeHosts, HostTokens } from '../../../ports/codeHosts.ts';
import * as store from '../access/connections.store.ts';
import { connectionContext, type SealedTokens } from '../access/sealedTokens.ts';
import type { Cleanups, HostObject } from '../cleanups/cleanups.service.ts';
import { unavailable } from '../codeHostRefusals.ts';
import type { ConnectionMethod } from '../codeHosts.tables.ts';
import { deleteUnlisted } from '../repositories/repositories.store.ts';
import { toCodeHostsResponse } from './connections.mapping.ts';

/** Reads and changes an account's connections to code hosts. */
export type ConnectionsService = ReturnType<typeof createConnectionsService>;

/** The dependencies of the service. */
export interface ConnectionsDependencies {
  config: CodeHostsConfig;
  hosts: CodeHosts;
  sealedTokens: SealedTokens;
  cleanups: Cleanups;
}

/** A connection to store. */
export interface NewConnection {
  accountId: string;
  provider: CodeHost;
  method: ConnectionMethod;
  login: string;
  tokens: HostTokens;
}

/** Creates the functions that store and delete connections in the transaction of the caller. */
function createChanges({ sealedTokens, cleanups }: ConnectionsDependencies) {
  /** Revokes the token of a connection that ended, unless the new one has the same. */
  async function end(
    tx: AccountTransaction,
    row: Row<'code_host_connections'>,
    replacement?: HostTokens,
  ): Promise<void> {
    const { account_id: accountId, provider, method, sealed, id } = row;
    const tokens = sealedTokens.open(sealed, connectionContext(id));
    const isOver = tokens && tokens.accessToken !== replacement?.accessToken;
    if (isOver) await cleanups.add(tx, { accountId, provider, ended: { method, tokens } });
  }

  return {
    /** Stores a connection in place of an earlier one, whose token is revoked. */
    async connect(
      tx: AccountTransaction,
      { accountId, provider, method, login, tokens }: NewConnection,
    ): Promise<void> {
      const id = randomUUID();
      const replaced = await store.replaceConnection(tx, {
        id,
        account_id: accountId,
        provider,
        method,
        login,
        sealed: sealedTokens.seal(tokens, connectionContext(id)),
        expires_at: tokens.expiresAt,
        rejected_at: null,
        refreshing_until: null,
        listed_at: null,
      });
      if (replaced) await end(tx, replaced, tokens);
    },

    /** Deletes a connection and the repositories from which no product is deployed. */
    async remove(
      tx: AccountTransaction,
      { accountId }: RequestContext,
      provider: CodeHost,
    ): Promise<void> {
      const row = await store.deleteConnection(tx, accountId, provider);
      if (!row) throw notFound();
      await deleteUnlisted(tx, { accountId, source: provider, now: new Date() });
      await end(tx, row);
    },

    /** Queues the deletion of all objects of an account that is deleted, with its own tokens. */
    async endAll(
      tx: SystemTransaction,
      accountId: string,
      objects: ReadonlyMap<CodeHost, readonly HostObject[]>,
    ): Promise<void> {
      for (const { id, provider, method, sealed } of await store.listConnections(tx, accountId)) {
        const tokens = sealedTokens.open(sealed, connectionContext(id));
        if (!tokens) continue;
        const own = objects.get(provider) ?? [];
        await cleanups.add(tx, { accountId, provider, objects: own, ended: { method, tokens } });
      }
    },
  };
}

/** Creates the service. */
export function createConnectionsService(
  database: Database,
  dependencies: ConnectionsDependencies,
) {
  const { config, hosts } = dependencies;
  const { connect, remove, endAll } = createChanges(dependencies);
  return {
    connect,
    endAll,

    async list(ctx: RequestContext): Promise<CodeHostsResponse> {
      const rows = await database.withAccount(ctx, (tx) =>
        store.listConnections(tx, ctx.accountId),
      );
      return toCodeHostsResponse(config, rows);
    },

    /** Disconnects a code host. Products that are deployed from it keep their deploy keys and webhooks. */
    disconnect: (ctx: RequestContext, provider: CodeHost): Promise<void> =>
      database.withAccount(ctx, (tx) => remove(tx, ctx, provider)),

    /** Connects GitLab with a personal access token and returns its user name. */
    async connectGitlabToken(ctx: RequestContext, token: string): Promise<{ login: string }> {
      const { tokenInvalid } = codeHostValidation;
      // Other characters cannot be sent in a header.
      if (!/^[\x21-\x7e]+$/.test(token)) throw invalid(tokenInvalid, { token: tokenInvalid });
      const read = await hosts.gitlab.readLogin({ method: 'token', accessToken: token });
      if (!read.ok) {
        const { failure, message } = read.problem;
        if (failure !== 'rejected' && failure !== 'denied') throw unavailable(message);
        throw invalid(tokenInvalid, { token: tokenInvalid });
      }
      const tokens = { accessToken: token, refreshToken: null, expiresAt: null };
      const login = read.value;
      const { accountId } = ctx;
      await database.withAccount(ctx, (tx) =>
        connect(tx, { accountId, provider: 'gitlab', method: 'token', login, tokens }),
      );
      return { login };
    },

    /** Disconnects GitLab if it was connected with a token. */
    deleteGitlabToken: (ctx: RequestContext): Promise<void> =>
      database.withAccount(ctx, async (tx) => {
        const row = await store.findConnection(tx, ctx.accountId, 'gitlab');
        if (row?.method !== 'token') throw notFound();
        await remove(tx, ctx, 'gitlab');
      }),

    /** Returns the mask of an account's GitLab token; null if it has none. */
    async maskGitlabToken(tx: AccountTransaction, accountId: string): Promise<string | null> {
      const row = await store.findConnection(tx, accountId, 'gitlab');
      return row?.method === 'token' ? SECRET_MASK : null;
    },
  };
}
