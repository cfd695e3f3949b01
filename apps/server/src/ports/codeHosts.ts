import type { CodeHost } from '@pressdock/api';

/** Why a code host did not do what it was asked. `rejected` means that the token is no longer valid. */
export type CodeHostFailure =
  | 'not_connected'
  | 'rejected'
  | 'denied'
  | 'not_found'
  | 'rate_limited'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'invalid'
  | 'failed';

/** A failure with a sentence that names the host and, if there is one, the next step. */
export interface CodeHostProblem {
  failure: CodeHostFailure;
  message: string;
}

/** The result of a request to a code host. */
export type CodeHostResult<Value> =
  | { ok: true; value: Value }
  | { ok: false; problem: CodeHostProblem };

/** The tokens of an OAuth authorization. */
export interface HostTokens {
  accessToken: string;
  /** Null if the access token never expires. At most hosts it is replaced at each use. */
  refreshToken: string | null;
  expiresAt: Date | null;
}

/** The token that a request is made with. */
export interface HostCredentials {
  method: 'oauth' | 'token';
  accessToken: string;
}

/** A repository as its host lists it. */
export interface HostRepository {
  externalId: string;
  /** Such as `owner/name`. */
  fullName: string;
  url: string;
  /** The SSH URL. */
  cloneUrl: string;
  defaultBranch: string | null;
  isPrivate: boolean;
}

/** Identifies a repository at its host. */
export type RepositoryKey = Pick<HostRepository, 'externalId' | 'fullName'>;

/** A branch and the commit at its head. */
export interface HostBranch {
  name: string;
  commit: string;
}

/** A deploy key as its host lists it. */
export interface HostDeployKey {
  externalId: string;
  name: string;
  /** The type and the key, without a comment. */
  publicKey: string;
  isReadOnly: boolean;
  createdAt: Date | null;
}

/** A webhook as its host lists it. */
export interface HostWebhook {
  externalId: string;
  url: string;
  isActive: boolean;
  /** Whether it reports pushes. */
  sendsPushes: boolean;
  createdAt: Date | null;
}

/** The settings of a webhook that reports pushes and tags. */
export interface WebhookSettings {
  url: string;
  secret: string;
}

/** The OAuth app of a code host. */
export interface CodeHostOAuth {
  /** Returns the page of the host on which a person authorizes the app. */
  authorizationUrl(request: {
    redirectUrl: string;
    state: string;
    codeVerifier: string;
  }): Promise<string>;
  /** Exchanges the code of the redirect for tokens. */
  exchangeCode(response: {
    redirectUrl: string;
    code: string;
    codeVerifier: string;
  }): Promise<CodeHostResult<HostTokens>>;
  /** Returns new tokens. The host may invalidate the old ones. */
  refresh(refreshToken: string): Promise<CodeHostResult<HostTokens>>;
  /** Ends an authorization. */
  revoke(tokens: HostTokens): Promise<CodeHostResult<void>>;
}

/** A code host with an API. Its functions never throw for what the host responds. */
export interface CodeHostApi {
  readonly name: CodeHost;
  /** Null unless the operator registered an OAuth app. */
  readonly oauth: CodeHostOAuth | null;
  /** Ends the validity of a personal access token. Undefined at hosts that are not connected with one. */
  revokeToken?(accessToken: string): Promise<CodeHostResult<void>>;
  /** Returns the user name that a token belongs to. */
  readLogin(credentials: HostCredentials): Promise<CodeHostResult<string>>;
  /** Returns the repositories that the person can administer, at most `limit`, the newest changes first. */
  listRepositories(
    credentials: HostCredentials,
    limit: number,
  ): Promise<CodeHostResult<HostRepository[]>>;
  /** Returns the branches, at most `limit`. */
  listBranches(
    credentials: HostCredentials,
    repository: RepositoryKey,
    limit: number,
  ): Promise<CodeHostResult<HostBranch[]>>;
  /** Returns whether there is a branch with this name. */
  hasBranch(
    credentials: HostCredentials,
    repository: RepositoryKey,
    name: string,
  ): Promise<CodeHostResult<boolean>>;
  listDeployKeys(
    credentials: HostCredentials,
    repository: RepositoryKey,
  ): Promise<CodeHostResult<HostDeployKey[]>>;
  /** Adds a read-only deploy key and returns its id at the host. */
  addDeployKey(
    credentials: HostCredentials,
    repository: RepositoryKey,
    key: { name: string; publicKey: string },
  ): Promise<CodeHostResult<string>>;
  /** Deletes a deploy key. One that no longer exists counts as deleted. */
  removeDeployKey(
    credentials: HostCredentials,
    repository: RepositoryKey,
    externalId: string,
  ): Promise<CodeHostResult<void>>;
  listWebhooks(
    credentials: HostCredentials,
    repository: RepositoryKey,
  ): Promise<CodeHostResult<HostWebhook[]>>;
  /** Adds a webhook and returns its id at the host. */
  addWebhook(
    credentials: HostCredentials,
    repository: RepositoryKey,
    settings: WebhookSettings,
  ): Promise<CodeHostResult<string>>;
  /** Replaces the settings of a webhook. */
  updateWebhook(
    credentials: HostCredentials,
    repository: RepositoryKey,
    externalId: string,
    settings: WebhookSettings,
  ): Promise<CodeHostResult<void>>;
  /** Deletes a webhook. One that no longer exists counts as deleted. */
  removeWebhook(
    credentials: HostCredentials,
    repository: RepositoryKey,
    externalId: string,
  ): Promise<CodeHostResult<void>>;
}

/** All code hosts. */
export type CodeHosts = Readonly<Record<CodeHost, CodeHostApi>>;
