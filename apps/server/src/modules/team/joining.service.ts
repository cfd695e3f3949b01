import { type InvitationResponse, teamValidation } from '@pressdock/api';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { SystemTransaction } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../errors.ts';
import { hashToken } from '../../identity/token.ts';
import type { TellAccount } from '../audit/audit.service.ts';
import * as invitations from './invitations.store.ts';
import { teamMessages } from './team.messages.ts';
import { maskAddress, whyNoPlace } from './team.rules.ts';
import { type TeamDependencies, teamName } from './team.service.ts';
import * as store from './team.store.ts';

/** The verbs of whoever joins or leaves a team. */
export type JoiningService = ReturnType<typeof createJoiningService>;

/**
 * Makes the verbs. Who joins has no right yet to the account that invites, so they are done for nobody
 * in particular.
 */
export function createJoiningService({
  database,
  now = () => new Date(),
}: Pick<TeamDependencies, 'database' | 'now'>) {
  async function requireFree(tx: SystemTransaction, userId: string): Promise<void> {
    const person = await store.lockAccount(tx, userId);
    if (!person) throw notFound();
    if (person.is_admin) throw conflict(teamMessages.isOperator);
    if (await store.ownsThings(tx, userId)) throw conflict(teamMessages.ownsThings);
  }

  /** A plan that became smaller since somebody was invited may have no place for them any more. */
  async function requireOpenTeam(tx: SystemTransaction, ownerId: string): Promise<void> {
    const owner = await store.lockAccount(tx, ownerId);
    if (!owner) throw notFound();
    const members = await store.countMembers(tx, ownerId);
    if (whyNoPlace(owner.selected_plan, members) !== undefined) {
      throw conflict(teamMessages.teamTakesNone);
    }
  }

  return {
    /** Who invites whom to what. A link that cannot be used is not found, whatever became of it. */
    async read(secret: string): Promise<InvitationResponse> {
      const found = await database.withSystem((tx) =>
        invitations.findInvitation(tx, hashToken(secret), now()),
      );
      if (!found) throw notFound();
      return {
        inviter: `${found.first_name} ${found.last_name}`,
        team: teamName(found),
        email: maskAddress(found.email),
        expiresAt: found.expires_at.toISOString(),
      };
    },

    /**
     * Joins the team. From now on this session acts in the owner's account; the person's others end.
     * @param tell lets the owner's audit log know, too
     */
    async accept(ctx: RequestContext, secret: string, tell: TellAccount): Promise<void> {
      const secretHash = hashToken(secret);
      const moment = now();
      await database.withSystem(async (tx) => {
        const found = await invitations.findInvitation(tx, secretHash, moment);
        if (!found) throw notFound();
        const { account_id: ownerId, email } = found;
        await store.lockPeople(tx, [ctx.userId, ownerId]);
        const person = await store.lockAccount(tx, ctx.userId);
        if (person?.email !== email) throw forbidden(teamValidation.invitationForOtherEmail);
        await requireFree(tx, ctx.userId);
        await requireOpenTeam(tx, ownerId);
        const member = { user_id: ctx.userId, account_id: ownerId, joined_at: moment };
        if (!(await store.insertMember(tx, member))) throw conflict(teamMessages.inTeam);
        if (!(await invitations.useInvitation(tx, secretHash, moment))) throw notFound();
        const kept = { sessionId: sessionOf(ctx), accountId: ownerId };
        await store.moveSessions(tx, ctx.userId, kept, moment);
        await tell(tx, ownerId);
      });
    },

    /** Leaves the team. This session goes on for the person's own account; their others end. */
    async leave(ctx: RequestContext): Promise<void> {
      await database.withSystem(async (tx) => {
        await store.lockPeople(tx, [ctx.userId]);
        if (!(await store.deleteMember(tx, ctx.userId))) throw conflict(teamMessages.notInTeam);
        const kept = { sessionId: sessionOf(ctx), accountId: ctx.userId };
        await store.moveSessions(tx, ctx.userId, kept, now());
      });
    },
  };
}
