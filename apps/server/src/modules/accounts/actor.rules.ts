import type { SessionContext } from '../../context.ts';

/** What is known of a session and its person that decides as what they act. */
export interface SessionParties {
  user_id: string;
  account_id: string;
  viewing_until: Date | null;
  is_admin: boolean;
  /** Whose team the person is a member of. */
  team_id: string | null;
}

/**
 * As what the person of a session acts; undefined where they may not act for its account any more: the
 * time for viewing is over, or the team was left. Such a session never falls back to their own account.
 */
export function actorOf(session: SessionParties, now: Date): SessionContext['actor'] | undefined {
  const { user_id, account_id, viewing_until, is_admin, team_id } = session;
  if (viewing_until !== null) {
    return is_admin && viewing_until.getTime() > now.getTime() ? 'viewing' : undefined;
  }
  if (user_id === account_id) return is_admin ? 'operator' : 'owner';
  return team_id === account_id ? 'member' : undefined;
}

/** A person as the audit log names them. */
export function nameOf(person: { first_name: string; last_name: string; email: string }): string {
  return `${person.first_name} ${person.last_name} (${person.email})`;
}
