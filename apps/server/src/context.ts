import type { ApiKeyScope } from '@pressdock/api';

/**
 * As what somebody acts: for their own account, as a member for their team's owner, as the operator
 * for their own account, as the operator viewing another one, or as a program with an API key.
 */
export type Actor = 'owner' | 'member' | 'operator' | 'viewing' | 'key';

/** Who is asking: the person signed in, and the account this is done for. */
export interface RequestContext {
  /** The account acted for. Ownership is decided by it. */
  accountId: string;
  /** The person signed in, who may act for somebody else's account. */
  userId: string;
  /** The session whose token came with the request; `null` where a program acts with an API key. */
  sessionId: string | null;
  actor: Actor;
  /** The person or the key by name, as the audit log tells it. */
  actorName: string;
  /** When viewing ends, and with it the session; `null` for everybody else. */
  viewingEndsAt: Date | null;
}

/** Who is asking with a session. */
export type SessionContext = RequestContext & { actor: Exclude<Actor, 'key'> };

/** An API key that works. */
export interface KnownKey {
  accountId: string;
  scope: ApiKeyScope;
  /** What its owner calls it, and its first letters. */
  name: string;
  prefix: string;
}

/** The owner of an account at work on it, where nobody asks over HTTP. */
export function asOwner(accountId: string): RequestContext {
  const nobody = { sessionId: null, actorName: '', viewingEndsAt: null };
  return { accountId, userId: accountId, actor: 'owner', ...nobody };
}

/** The session somebody acts in, in calls that no API key reaches. */
export function sessionOf({ sessionId }: RequestContext): string {
  if (sessionId === null) throw new Error('An API key has no session.');
  return sessionId;
}
