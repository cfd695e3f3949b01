import type { CodeHost } from '@pressdock/api';
import * as oauth from 'openid-client';
import type { CodeHostConfig } from '../../codeHostSettings.ts';
import type { CodeHostOAuth, CodeHostResult, HostTokens } from '../../ports/codeHosts.ts';
import { createHostFetch, HostError } from './hostFetch.ts';
import { createAttempt } from './results.ts';

/** The OAuth endpoints of a host, below its URL. */
export interface OAuthEndpoints {
  authorize: string;
  token: string;
  /** Whether the app authenticates with HTTP Basic instead of in the body. */
  usesBasic: boolean;
  /** Undefined if the host has no endpoint of the standard. */
  revoke?: string;
  /** Undefined if the operator chooses the scopes when registering the app. */
  scope?: string;
}

type Attempt = ReturnType<typeof createAttempt>;

function createConfiguration(
  { url }: CodeHostConfig,
  { clientId, clientSecret }: NonNullable<CodeHostConfig['app']>,
  { authorize, token, revoke, usesBasic }: OAuthEndpoints,
): oauth.Configuration {
  const server = {
    issuer: url,
    authorization_endpoint: `${url}${authorize}`,
    token_endpoint: `${url}${token}`,
    ...(revoke && { revocation_endpoint: `${url}${revoke}` }),
  };
  const authentication = usesBasic
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
  const config = new oauth.Configuration(server, clientId, clientSecret, authentication);
  config[oauth.customFetch] = createHostFetch({ throwsForStatus: false }) as oauth.CustomFetch;
  // The operator chose a host without TLS, such as the one of a test.
  if (url.startsWith('http:')) oauth.allowInsecureRequests(config);
  return config;
}

function toTokens(
  { access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse,
  now: Date,
): HostTokens {
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    expiresAt: expires_in === undefined ? null : new Date(now.getTime() + expires_in * 1000),
  };
}

/** Returns the failure of a request to an OAuth endpoint. */
function toFailure(error: unknown): unknown {
  if (error instanceof oauth.ResponseBodyError) {
    return new HostError(error.status >= 500 ? 'failed' : 'rejected', { status: error.status });
  }
  const { code } = error as { code?: string };
  // GitHub responds with an error in a successful response.
  return code?.startsWith('OAUTH_') ? new HostError('rejected') : error;
}

async function withFailures<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw toFailure(error);
  }
}

/**
 * Creates the OAuth app of a host. The hosts implement OAuth without discovery.
 *
 * @param revoke replaces the request of the standard, at hosts that have their own
 */
export function createOAuth(
  host: CodeHost,
  hostConfig: CodeHostConfig,
  endpoints: OAuthEndpoints,
  revoke?: (attempt: Attempt, tokens: HostTokens) => Promise<CodeHostResult<void>>,
): CodeHostOAuth | null {
  if (hostConfig.app === null) return null;
  const config = createConfiguration(hostConfig, hostConfig.app, endpoints);
  const attempt = createAttempt(host);
  const request = (work: () => Promise<oauth.TokenEndpointResponse>) =>
    attempt(() => withFailures(async () => toTokens(await work(), new Date())));

  return {
    async authorizationUrl({ redirectUrl, state, codeVerifier }) {
      const url = oauth.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        ...(endpoints.scope !== undefined && { scope: endpoints.scope }),
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    exchangeCode({ redirectUrl, code, codeVerifier }) {
      const response = new URL(redirectUrl);
      response.searchParams.set('code', code);
      return request(() =>
        oauth.authorizationCodeGrant(config, response, { pkceCodeVerifier: codeVerifier }),
      );
    },
    refresh: (refreshToken) => request(() => oauth.refreshTokenGrant(config, refreshToken)),
    async revoke(tokens) {
      if (revoke) return revoke(attempt, tokens);
      if (endpoints.revoke === undefined) return { ok: true, value: undefined };
      return attempt(() =>
        withFailures(async () => {
          if (tokens.refreshToken !== null)
            await oauth.tokenRevocation(config, tokens.refreshToken);
          await oauth.tokenRevocation(config, tokens.accessToken);
        }),
      );
    },
  };
}
