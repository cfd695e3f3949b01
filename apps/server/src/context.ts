import type { ApiKeyScope } from '@pressdock/api';

/**
 * How a request was made: by the owner of the account, a member of its team, an operator in their
 * own account, an operator viewing another account, or a program with an API key.
 */
export type Actor = 'owner' | 'member' | 'operator' | 'viewing' | 'key';

/** The caller: the person who is signed in, and the account they act for. */
export interface RequestContext {
  /** The account that the caller acts for, which decides ownership. */
  accountId: string;
  /** The person who is signed in. They may act for another account. */
  userId: string;
  /** The session of the request's token; `null` for an API key. */
  sessionId: string | null;
  actor: Actor;
  /** The name of the person or API key in the audit log. */
  actorName: string;
  /** When a viewing session ends; `null` for other sessions. */
  viewingEndsAt: Date | null;
}

/** The caller of a request with a session. */
export type SessionContext = RequestContext & {
  actor: Exclude<Actor, 'key'>;
  /** Whether the person may make the calls that need a verified e-mail address. */
  isEmailVerified: boolean;
};

/** A valid API key. */
export interface KnownKey {
  accountId: string;
  scope: ApiKeyScope;
  /** Whether the owner of the account verified their e-mail address. */
  isEmailVerified: boolean;
  /** The name that its owner chose. */
  name: string;
  /** The first characters of the key. */
  prefix: string;
}

/** Returns the context of an account's owner, for work outside of requests. */
export function asOwner(accountId: string): RequestContext {
  const noSession = { sessionId: null, actorName: '', viewingEndsAt: null };
  return { accountId, userId: accountId, actor: 'owner', ...noSession };
}

/** Returns the session of the caller. Throws for API keys. */
export function sessionOf({ sessionId }: RequestContext): string {
  if (sessionId === null) throw new Error('An API key has no session.');
  return sessionId;
}
