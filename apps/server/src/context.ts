/** Who is asking: the person signed in, and the account this is done for. */
export interface RequestContext {
  /** The account acted for. Ownership is decided by it. */
  accountId: string;
  /** The person signed in, who may act for somebody else's account. */
  userId: string;
  /** The session whose token came with the request. */
  sessionId: string;
}
