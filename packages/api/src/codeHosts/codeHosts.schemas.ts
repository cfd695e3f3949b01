import * as z from 'zod/mini';
import { Id, Line, Timestamp } from '../contract/primitives.schemas.ts';
import { CODE_HOSTS } from './codeHosts.limits.ts';
import { codeHostValidation } from './codeHosts.messages.ts';

/** The path parameter of a code host. */
export const CodeHostParams = z.object({ provider: z.enum(CODE_HOSTS) });

/** The code host to disconnect. */
export const DisconnectCodeHostQuery = z.object({ provider: z.enum(CODE_HOSTS) });

/**
 * An account's connection to a code host. `url` is the address of the host, and `canAuthorize` whether
 * the operator set up OAuth for it. `method` is how it was connected, and `login` the user name there.
 * `needsReconnecting` is set once the host has rejected the connection's token.
 */
export const CodeHostResponse = z.object({
  url: z.string(),
  canAuthorize: z.boolean(),
  isConnected: z.boolean(),
  method: z.nullable(z.enum(['oauth', 'token'])),
  login: z.nullable(z.string()),
  connectedAt: z.nullable(Timestamp),
  needsReconnecting: z.boolean(),
});

/** @see {@link CodeHostResponse} */
export type CodeHostResponse = z.infer<typeof CodeHostResponse>;

/** The account's connection to each code host. */
export const CodeHostsResponse = z.object({
  bitbucket: CodeHostResponse,
  github: CodeHostResponse,
  gitlab: CodeHostResponse,
});

/** @see {@link CodeHostsResponse} */
export type CodeHostsResponse = z.infer<typeof CodeHostsResponse>;

/** The page of the code host on which the person authorizes the connection. */
export const AuthorizationResponse = z.object({ url: z.string() });

/** @see {@link AuthorizationResponse} */
export type AuthorizationResponse = z.infer<typeof AuthorizationResponse>;

/** The response of the code host to an authorization, in the URL of the redirect. */
export const AuthorizationCallbackQuery = z.object({
  code: z.optional(z.string().check(z.maxLength(4000))),
  state: z.optional(z.string().check(z.maxLength(500))),
  error: z.optional(z.string().check(z.maxLength(500))),
});

/** The authorization that the signed-in person completed at the code host. */
export const CompleteAuthorizationRequest = z.object({ id: Id });

/** The code host that was connected. */
export const CompletedAuthorizationResponse = z.object({
  provider: z.enum(CODE_HOSTS),
  login: z.string(),
});

/** @see {@link CompletedAuthorizationResponse} */
export type CompletedAuthorizationResponse = z.infer<typeof CompletedAuthorizationResponse>;

/** A personal access token of GitLab. It is stored encrypted and never returned. */
export const ConnectGitlabTokenRequest = z.object({
  token: Line.check(z.minLength(1, codeHostValidation.tokenRequired)),
});

/** @see {@link ConnectGitlabTokenRequest} */
export type ConnectGitlabTokenRequest = z.infer<typeof ConnectGitlabTokenRequest>;
