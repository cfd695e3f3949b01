import { type InvitationResponse, teamValidation } from '@pressdock/api';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import { conflict, forbidden, notFound } from '../../errors.ts';
import { hashToken } from '../../identity/token.ts';
import type { EmailVerification } from '../accounts/emailVerification/emailVerification.service.ts';
import type { NotifyAccount } from '../audit/audit.service.ts';
import * as invitations from './invitations.store.ts';
import { teamMessages } from './team.messages.ts';
import { findCapacityProblem, formatTeamName, maskEmail } from './team.rules.ts';
import * as store from './team.store.ts';

/** Lets people join and leave a team. */
export type JoiningService = ReturnType<typeof createJoiningService>;

async function requireEmptyAccount(tx: SystemTransaction, userId: string): Promise<void> {
  const person = await store.lockAccount(tx, userId);
  if (!person) throw notFound();
  if (person.is_admin) throw conflict(teamMessages.isOperator);
  if (await store.hasOwnData(tx, userId)) throw conflict(teamMessages.ownsThings);
}

/** Throws if the owner's plan has been downgraded since the invitation and has no room left. */
async function requireOpenTeam(tx: SystemTransaction, ownerId: string): Promise<void> {
  const owner = await store.lockAccount(tx, ownerId);
  if (!owner) throw notFound();
  const members = await store.countMembers(tx, ownerId);
  if (findCapacityProblem(owner.selected_plan, members) !== undefined) {
    throw conflict(teamMessages.teamTakesNone);
  }
}

/** Creates the service. A person who joins has no access to the account yet. */
export function createJoiningService({
  database,
  verification,
  now = () => new Date(),
}: {
  database: Database;
  verification: Pick<EmailVerification, 'confirm'>;
  now?: () => Date;
}) {
  return {
    /** Returns the details of an invitation. Throws the same error for all invalid links. */
    async read(secret: string): Promise<InvitationResponse> {
      const found = await database.withSystem((tx) =>
        invitations.findInvitation(tx, hashToken(secret), now()),
      );
      if (!found) throw notFound();
      return {
        inviter: `${found.first_name} ${found.last_name}`,
        team: formatTeamName(found),
        email: maskEmail(found.email),
        expiresAt: found.expires_at.toISOString(),
      };
    },

    /**
     * Joins the team: this session acts for the owner's account from now on, and the person's other
     * sessions are revoked. @param notify records it in the owner's audit log
     */
    async accept(ctx: RequestContext, secret: string, notify: NotifyAccount): Promise<void> {
      const secretHash = hashToken(secret);
      const moment = now();
      await database.withSystem(async (tx) => {
        const found = await invitations.findInvitation(tx, secretHash, moment);
        if (!found) throw notFound();
        const { account_id: ownerId, email } = found;
        await store.lockPeople(tx, [ctx.userId, ownerId]);
        const person = await store.lockAccount(tx, ctx.userId);
        if (person?.email !== email) throw forbidden(teamValidation.invitationForOtherEmail);
        await requireEmptyAccount(tx, ctx.userId);
        await requireOpenTeam(tx, ownerId);
        const member = { user_id: ctx.userId, account_id: ownerId, joined_at: moment };
        if (!(await store.insertMember(tx, member))) throw conflict(teamMessages.inTeam);
        if (!(await invitations.useInvitation(tx, secretHash, moment))) throw notFound();
        // The secret was sent to the address.
        await verification.confirm(tx, person);
        const current = { sessionId: sessionOf(ctx), accountId: ownerId };
        await store.moveSessions(tx, ctx.userId, current, moment);
        await notify(tx, ownerId);
      });
    },

    /**
     * Leaves the team: this session acts for the person's own account from now on, and their other
     * sessions are revoked.
     */
    async leave(ctx: RequestContext): Promise<void> {
      await database.withSystem(async (tx) => {
        await store.lockPeople(tx, [ctx.userId]);
        if (!(await store.deleteMember(tx, ctx.userId))) throw conflict(teamMessages.notInTeam);
        const current = { sessionId: sessionOf(ctx), accountId: ctx.userId };
        await store.moveSessions(tx, ctx.userId, current, now());
      });
    },
  };
}
