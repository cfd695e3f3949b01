import type { AccountResponse } from '@pressdock/api';

/** An action of an operator on another person's account. */
export type AccountAction = 'suspend' | 'restore' | 'reset' | 'appoint' | 'dismiss' | 'delete';

/** The facts about an account that decide the actions. */
export type ActionFacts = Pick<
  AccountResponse,
  'isAdmin' | 'isEmailVerified' | 'memberOf' | 'suspendedAt' | 'deactivatedAt'
>;

/**
 * Returns what an operator can do with another person's account, in the order of the menu. The server
 * decides the same way, in case the account has changed meanwhile.
 */
export function actionsOf(account: ActionFacts): AccountAction[] {
  if (account.isAdmin) return ['dismiss'];
  if (account.deactivatedAt !== null) return ['delete'];
  if (account.suspendedAt !== null) return ['restore', 'delete'];
  const canBeOperator = account.memberOf === null && account.isEmailVerified;
  return ['reset', ...(canBeOperator ? (['appoint'] as const) : []), 'suspend', 'delete'];
}

/** Returns whether an operator can view an account. */
export function canView(account: ActionFacts): boolean {
  return !account.isAdmin && account.deactivatedAt === null && account.suspendedAt === null;
}
