import { adminMessages } from './admin.messages.ts';

/** The facts about an account that decide what an operator can do with it. */
export interface AccountFacts {
  isOwn: boolean;
  isOperator: boolean;
  isMember: boolean;
  isSuspended: boolean;
  isDeactivated: boolean;
  isEmailVerified: boolean;
  /** Whether no other operator could sign in. */
  isOnlyOperator: boolean;
  /** Whether the command line of the server acts, which is not subject to other operators. */
  isByCommandLine: boolean;
}

/** An action of an operator on another account. */
export type AccountAction = 'suspend' | 'restore' | 'reset' | 'delete' | 'appoint' | 'dismiss';

/**
 * Returns why an operator cannot do something with an account; undefined if they can. Operators
 * cannot lock each other out: first, one ends the other's role. Nobody ends their own, so at least
 * one operator remains.
 */
export function explainImpossible(
  action: AccountAction,
  account: AccountFacts,
): string | undefined {
  if (account.isOwn) return adminMessages.own;
  if (action === 'dismiss') {
    if (!account.isOperator) return adminMessages.noOperator;
    return account.isOnlyOperator ? adminMessages.onlyOperator : undefined;
  }
  const isRecovery = account.isByCommandLine && action === 'reset';
  if (account.isOperator && !isRecovery) return adminMessages.operatorFirst;
  if (action === 'delete') return undefined;
  if (account.isDeactivated) return adminMessages.isDeactivated;
  if (action === 'restore') return account.isSuspended ? undefined : adminMessages.notSuspended;
  if (account.isSuspended) return adminMessages.isSuspended;
  if (action !== 'appoint') return undefined;
  if (account.isMember) return adminMessages.isMember;
  return account.isEmailVerified ? undefined : adminMessages.unverified;
}
