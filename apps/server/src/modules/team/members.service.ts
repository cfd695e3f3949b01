import type { MemberResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import * as store from './team.store.ts';

/** Lists and removes the members of a team. */
export type MembersService = ReturnType<typeof createMembersService>;

/**
 * Creates the service. It reads other people's rows, which account transactions cannot access, so each
 * query names the account.
 */
export function createMembersService(database: Database, now: () => Date = () => new Date()) {
  return {
    async list(ctx: RequestContext): Promise<MemberResponse[]> {
      const rows = await database.withSystem((tx) => store.listMembers(tx, ctx.accountId));
      return rows.map((row) => ({
        _id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        joinedAt: row.joined_at.toISOString(),
        lastUsedAt: row.last_used_at?.toISOString() ?? null,
      }));
    },

    /** Removes a member and revokes their sessions. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const userId = parseId(id);
      await database.withSystem(async (tx) => {
        // Signing in locks the person too, so no session is created meanwhile.
        await store.lockPeople(tx, [userId]);
        if (!(await store.deleteMember(tx, userId, ctx.accountId))) throw notFound();
        await store.moveSessions(tx, userId, null, now());
      });
    },
  };
}
