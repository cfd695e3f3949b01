import { randomUUID } from 'node:crypto';
import {
  type AuthorizationResponse,
  type CodeHost,
  type CompletedAuthorizationResponse,
  codeHostValidation,
} from '@pressdock/api';
import { AUTHORIZATION_SECONDS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { conflict, Refusal } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { createToken, hashToken } from '../../../identity/token.ts';
import type { CodeHostOAuth, CodeHosts, HostTokens } from '../../../ports/codeHosts.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import type { SealedTokens } from '../access/sealedTokens.ts';
import type { Cleanups } from '../cleanups/cleanups.service.ts';
import type { ConnectionsService } from '../connections/connections.service.ts';
import * as store from './authorizations.store.ts';

/** Connects code hosts by OAuth. */
export type AuthorizationsService = ReturnType<typeof createAuthorizations>;

/** The dependencies of the service. */
export interface AuthorizationsDependencies {
  hosts: CodeHosts;
  sealer: Sealer;
  sealedTokens: SealedTokens;
  cleanups: Cleanups;
  connect: ConnectionsService['connect'];
  publicUrl: string;
}

/** The parameters of the redirect that the code host sent the person back with. */
export interface AuthorizationCallback {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
}

type AuthorizationRow = Row<'code_host_authorizations'>;

const verifierContext = (id: string) => `code_host_authorizations/${id}/verifier`;
const tokensContext = (id: string) => `code_host_authorizations/${id}/tokens`;

/** The contexts of an authorization: of its verifier, and of its tokens once they are known. */
export const authorizationContexts = (id: string) => [verifierContext(id), tokensContext(id)];

const redirectUrlOf = (publicUrl: string, provider: CodeHost) =>
  `${publicUrl}/api/v1/oauth/${provider}/callback`;

/** Creates the function that exchanges the code of a redirect for tokens, and finds out whose they are. */
function createExchange({ hosts, sealer, publicUrl }: AuthorizationsDependencies) {
  return async (
    { id, provider, sealed }: AuthorizationRow,
    oauth: CodeHostOAuth,
    code: string,
  ): Promise<{ tokens: HostTokens; login: string } | undefined> => {
    const codeVerifier = sealer.open(sealed, verifierContext(id));
    if (codeVerifier === undefined) return undefined;
    const redirectUrl = redirectUrlOf(publicUrl, provider);
    const exchanged = await oauth.exchangeCode({ redirectUrl, code, codeVerifier });
    if (!exchanged.ok) return undefined;
    const tokens = exchanged.value;
    const { accessToken } = tokens;
    const login = await hosts[provider].readLogin({ method: 'oauth', accessToken });
    return login.ok ? { tokens, login: login.value } : undefined;
  };
}

/** Creates the function that receives a person back from a code host and returns the page to redirect to. */
function createReceive(database: Database, dependencies: AuthorizationsDependencies) {
  const { hosts, sealedTokens, publicUrl } = dependencies;
  const exchange = createExchange(dependencies);
  const pageOf = (parameters: Record<string, string>) =>
    `${publicUrl}/dashboard/continuous-integration?${new URLSearchParams(parameters)}`;

  return async (provider: CodeHost, callback: AuthorizationCallback): Promise<string> => {
    const { code, state = '', error } = callback;
    const { oauth } = hosts[provider];
    // The redirect has no session. Completing the authorization requires the person's own.
    const row = await database.withSystem((tx) =>
      store.claimByState(tx, provider, hashToken(state)),
    );
    if (!row || !oauth) return pageOf({ authorizationError: 'failed' });
    const result = code === undefined ? undefined : await exchange(row, oauth, code);
    if (!result) {
      await database.withSystem((tx) => store.deleteAuthorization(tx, row.id));
      return pageOf({ authorizationError: error === 'access_denied' ? 'denied' : 'failed' });
    }
    const sealed = sealedTokens.seal(result.tokens, tokensContext(row.id));
    await database.withSystem((tx) =>
      store.storeTokens(tx, row.id, { sealed, login: result.login }),
    );
    return pageOf({ authorization: row.id });
  };
}

/** Creates the service. */
export function createAuthorizations(database: Database, dependencies: AuthorizationsDependencies) {
  const { hosts, sealer, sealedTokens, cleanups, connect, publicUrl } = dependencies;
  return {
    /** Begins an authorization and returns the page of the code host. */
    async start(ctx: RequestContext, provider: CodeHost): Promise<AuthorizationResponse> {
      const { oauth } = hosts[provider];
      if (!oauth) throw conflict(codeHostValidation.notConfigured);
      const [id, state, codeVerifier] = [randomUUID(), createToken(), createToken()];
      await database.withAccount(ctx, (tx) =>
        store.insertAuthorization(tx, {
          id,
          account_id: ctx.accountId,
          person_id: ctx.userId,
          provider,
          state_hash: hashToken(state),
          sealed: sealer.seal(codeVerifier, verifierContext(id)),
          login: null,
          authorized_at: null,
          expires_at: new Date(Date.now() + AUTHORIZATION_SECONDS * 1000),
        }),
      );
      const redirectUrl = redirectUrlOf(publicUrl, provider);
      return { url: await oauth.authorizationUrl({ redirectUrl, state, codeVerifier }) };
    },

    receive: createReceive(database, dependencies),

    /** Connects the code host that the same person authorized. Works once. */
    async complete(ctx: RequestContext, id: string): Promise<CompletedAuthorizationResponse> {
      const { accountId, userId: personId } = ctx;
      const known = parseId(id);
      return database.withAccount(ctx, async (tx) => {
        const row = await store.takeAuthorized(tx, { accountId, personId, id: known });
        const tokens = row && sealedTokens.open(row.sealed, tokensContext(row.id));
        if (!tokens) throw new Refusal('not_found', codeHostValidation.authorizationOver);
        const { provider } = row;
        const login = row.login ?? '';
        await connect(tx, { accountId, provider, method: 'oauth', login, tokens });
        return { provider, login };
      });
    },

    /** Deletes authorizations that were not completed in time, and revokes their tokens. */
    async prune(): Promise<void> {
      await database.withSystem(async (tx) => {
        for (const { id, account_id: accountId, provider, sealed } of await store.takeExpired(
          tx,
          new Date(),
        )) {
          const tokens = sealedTokens.open(sealed, tokensContext(id));
          if (tokens) {
            await cleanups.add(tx, { accountId, provider, ended: { method: 'oauth', tokens } });
          }
        }
      });
    },
  };
}
