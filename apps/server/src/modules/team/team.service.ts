import { randomUUID } from 'node:crypto';
import type { MemberResponse, PendingMemberResponse } from '@pressdock/api';
import { INVITATION_SECONDS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { conflict, forbidden, notFound } from '../../errors.ts';
import { normalizeEmail } from '../../identity/email.ts';
import { parseId } from '../../identity/ids.ts';
import { createToken, hashToken } from '../../identity/token.ts';
import type { Letters } from '../../ports/letters.ts';
import * as invitations from './invitations.store.ts';
import { teamMessages } from './team.messages.ts';
import { whyNoPlace } from './team.rules.ts';
import * as store from './team.store.ts';

/** What the verbs about teams need. */
export interface TeamDependencies {
  database: Database;
  letters: Letters;
  publicUrl: string;
  now?: () => Date;
}

/** The verbs of an owner about their team. */
export type TeamService = ReturnType<typeof createTeamService>;

/** How a team is called by those who are invited to it. */
export function teamName(owner: {
  business_name: string;
  first_name: string;
  last_name: string;
}): string {
  return owner.business_name || `${owner.first_name} ${owner.last_name}`;
}

function refused(message: string) {
  return conflict(message, { email: message });
}

function toPending(row: Row<'invitations'>, now: Date): PendingMemberResponse {
  return {
    _id: row.id,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
  };
}

/**
 * Makes the verbs. Members are other people, whose rows no account may read, so all of it is done for
 * nobody in particular and names the account in every question.
 */
export function createTeamService({
  database,
  letters,
  publicUrl,
  now = () => new Date(),
}: TeamDependencies) {
  /** Locks the team; whoever else adds to it waits. */
  async function lock(tx: SystemTransaction, accountId: string) {
    const owner = await store.lockAccount(tx, accountId);
    if (!owner) throw notFound();
    return owner;
  }

  async function requirePlace(
    tx: SystemTransaction,
    owner: Row<'users'>,
    waiting: readonly Row<'invitations'>[],
    moment: Date,
  ): Promise<void> {
    const pending = waiting.filter(({ expires_at }) => expires_at > moment).length;
    const reason = whyNoPlace(
      owner.selected_plan,
      pending + (await store.countMembers(tx, owner.id)),
    );
    if (reason !== undefined) throw forbidden(reason);
  }

  async function sendLink(
    tx: SystemTransaction,
    owner: Row<'users'>,
    to: { email: string; secret: string; expiresAt: Date },
  ): Promise<void> {
    const letter = {
      kind: 'invitation',
      inviter: `${owner.first_name} ${owner.last_name}`,
      team: teamName(owner),
      link: `${publicUrl}/join-team/${to.secret}`,
      expiresAt: to.expiresAt,
    } as const;
    await letters.post(tx, { email: to.email, name: '' }, letter, owner.id);
  }

  const newLink = (moment: Date) => {
    const secret = createToken();
    const expiresAt = new Date(moment.getTime() + INVITATION_SECONDS * 1000);
    return { secret, expiresAt, secretHash: hashToken(secret) };
  };

  return {
    /**
     * Invites somebody by mail, where the plan has a place. Whether the address has an account plays
     * no part, so nobody learns it here.
     */
    async invite(ctx: RequestContext, typed: string): Promise<{ _id: string }> {
      const email = normalizeEmail(typed);
      const id = randomUUID();
      const moment = now();
      await database.withSystem(async (tx) => {
        const owner = await lock(tx, ctx.accountId);
        const waiting = await invitations.listInvitations(tx, owner.id);
        const earlier = waiting.find((one) => one.email === email);
        if (email === owner.email) throw refused(teamMessages.self);
        if (await store.hasMember(tx, owner.id, email)) throw refused(teamMessages.member);
        if (earlier && earlier.expires_at > moment) throw refused(teamMessages.invited);
        await requirePlace(tx, owner, waiting, moment);
        const { secret, secretHash, expiresAt } = newLink(moment);
        await invitations.insertInvitation(tx, {
          id,
          account_id: owner.id,
          email,
          secret_hash: secretHash,
          expires_at: expiresAt,
          created_at: moment,
        });
        await sendLink(tx, owner, { email, secret, expiresAt });
      });
      return { _id: id };
    },

    /** Mails an invitation again. The link of before leads nowhere then. */
    async resend(ctx: RequestContext, id: string): Promise<PendingMemberResponse> {
      const known = parseId(id);
      const moment = now();
      return database.withSystem(async (tx) => {
        const owner = await lock(tx, ctx.accountId);
        const waiting = await invitations.listInvitations(tx, owner.id);
        const row = waiting.find((one) => one.id === known);
        if (!row) throw notFound();
        // One that ran out has given its place back.
        if (row.expires_at <= moment) await requirePlace(tx, owner, waiting, moment);
        const { secret, secretHash, expiresAt } = newLink(moment);
        await invitations.renewInvitation(tx, known, {
          secret_hash: secretHash,
          expires_at: expiresAt,
        });
        await sendLink(tx, owner, { email: row.email, secret, expiresAt });
        return toPending({ ...row, expires_at: expiresAt }, moment);
      });
    },

    async revoke(ctx: RequestContext, id: string): Promise<void> {
      const known = parseId(id);
      const isGone = await database.withSystem((tx) =>
        invitations.deleteInvitation(tx, ctx.accountId, known),
      );
      if (!isGone) throw notFound();
    },

    async listPending(ctx: RequestContext): Promise<PendingMemberResponse[]> {
      const rows = await database.withSystem((tx) =>
        invitations.listInvitations(tx, ctx.accountId),
      );
      const moment = now();
      return rows.map((row) => toPending(row, moment));
    },

    async listMembers(ctx: RequestContext): Promise<MemberResponse[]> {
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

    /** Takes a member out and ends what they are signed in with. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const known = parseId(id);
      await database.withSystem(async (tx) => {
        // Nobody signs in meanwhile: that locks the person, too.
        await store.lockPeople(tx, [known]);
        if (!(await store.deleteMember(tx, known, ctx.accountId))) throw notFound();
        await store.moveSessions(tx, known, null, now());
      });
    },
  };
}
