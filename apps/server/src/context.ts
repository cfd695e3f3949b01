/** Who is asking: the person signed in, and the account this is done for. */
export interface RequestContext {
  /** The account acted for. Ownership is decided by it. */
  accountId: string;
  /** The person signed in, who may act for somebody else's account. */
  userId: string;
  /** The session whose token came with the request; `null` where a program acts with an API key. */
  sessionId: string | null;
}

/** The session somebody acts in, in calls that no API key reaches. */
export function sessionOf({ sessionId }: RequestContext): string {
  if (sessionId === null) throw new Error('An API key has no session.');
  return sessionId;
}
