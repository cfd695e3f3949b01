import type { SessionContext } from '../context.ts';

/** The facts about a session and its person that decide in which role they act. */
export interface SessionFacts {
  user_id: string;
  account_id: string;
  viewing_until: Date | null;
  is_admin: boolean;
  /** The account whose team the person belongs to. */
  team_id: string | null;
}

/**
 * Returns the role in which a session's person acts, or undefined once they lost access to its account:
 * the viewing period ended or they left the team. Such a session never falls back to their own account.
 */
export function resolveActor(
  session: SessionFacts,
  now: Date,
): SessionContext['actor'] | undefined {
  const { user_id, account_id, viewing_until, is_admin, team_id } = session;
  if (viewing_until !== null) {
    return is_admin && viewing_until.getTime() > now.getTime() ? 'viewing' : undefined;
  }
  if (user_id === account_id) return is_admin ? 'operator' : 'owner';
  return team_id === account_id ? 'member' : undefined;
}

/** Returns a person's name and e-mail address as the audit log shows them. */
export function formatActorName(person: {
  first_name: string;
  last_name: string;
  email: string;
}): string {
  return `${person.first_name} ${person.last_name} (${person.email})`;
}
