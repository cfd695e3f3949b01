import { randomUUID } from 'node:crypto';
import type { PendingMemberResponse } from '@pressdock/api';
import { INVITATION_SECONDS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { conflict, forbidden, notFound } from '../../errors.ts';
import { normalizeEmail } from '../../identity/email.ts';
import { parseId } from '../../identity/ids.ts';
import { createToken, hashToken } from '../../identity/token.ts';
import { isAddingDisabled } from '../../permissions/permissions.rules.ts';
import type { Emails } from '../../ports/email.ts';
import * as invitations from './invitations.store.ts';
import { invitationEmail } from './team.emails.ts';
import { teamMessages } from './team.messages.ts';
import { findCapacityProblem, formatTeamName } from './team.rules.ts';
import * as store from './team.store.ts';

/** Invites people to a team. */
export type InvitationsService = ReturnType<typeof createInvitationsService>;

function refuse(message: string) {
  return conflict(message, { email: message });
}

function toResponse(row: Row<'invitations'>, now: Date): PendingMemberResponse {
  return {
    _id: row.id,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= now,
  };
}

/** Locks the account whose team is changed, so that its capacity holds. */
async function lockTeam(tx: SystemTransaction, accountId: string): Promise<Row<'users'>> {
  const owner = await store.lockAccount(tx, accountId);
  if (!owner) throw notFound();
  return owner;
}

async function requireCapacity(
  tx: SystemTransaction,
  owner: Row<'users'>,
  pending: readonly Row<'invitations'>[],
  moment: Date,
): Promise<void> {
  if (isAddingDisabled(owner, moment)) {
    const isInvoice = owner.delinquent_since !== null;
    throw forbidden(isInvoice ? teamMessages.unpaidInvoice : teamMessages.unpaid);
  }
  const open = pending.filter(({ expires_at }) => expires_at > moment).length;
  const used = open + (await store.countMembers(tx, owner.id));
  const problem = findCapacityProblem(owner.selected_plan, used);
  if (problem !== undefined) throw forbidden(problem);
}

function createLink(moment: Date) {
  const secret = createToken();
  const expiresAt = new Date(moment.getTime() + INVITATION_SECONDS * 1000);
  return { secret, expiresAt, secretHash: hashToken(secret) };
}

async function sendInvitation(
  tx: SystemTransaction,
  { emails, publicUrl }: { emails: Emails; publicUrl: string },
  owner: Row<'users'>,
  { email, secret, expiresAt }: { email: string; secret: string; expiresAt: Date },
): Promise<void> {
  const content = {
    inviter: `${owner.first_name} ${owner.last_name}`,
    team: formatTeamName(owner),
    link: `${publicUrl}/join-team/${secret}`,
    expiresAt,
  };
  await emails.send(tx, { email, name: '' }, { template: invitationEmail, content }, owner.id);
}

/**
 * Creates the service. It reads other people's rows, which account transactions cannot access, so each
 * query names the account.
 */
export function createInvitationsService({
  database,
  emails,
  publicUrl,
  now = () => new Date(),
}: {
  database: Database;
  emails: Emails;
  publicUrl: string;
  now?: () => Date;
}) {
  const mail = { emails, publicUrl };

  return {
    /** Invites a person by e-mail. Does not reveal whether the address has an account. */
    async invite(ctx: RequestContext, address: string): Promise<{ _id: string }> {
      const email = normalizeEmail(address);
      const id = randomUUID();
      const moment = now();
      await database.withSystem(async (tx) => {
        const owner = await lockTeam(tx, ctx.accountId);
        const pending = await invitations.listInvitations(tx, owner.id);
        const earlier = pending.find((one) => one.email === email);
        if (email === owner.email) throw refuse(teamMessages.self);
        if (await store.hasMember(tx, owner.id, email)) throw refuse(teamMessages.member);
        if (earlier && earlier.expires_at > moment) throw refuse(teamMessages.invited);
        await requireCapacity(tx, owner, pending, moment);
        const { secret, secretHash, expiresAt } = createLink(moment);
        await invitations.insertInvitation(tx, {
          id,
          account_id: owner.id,
          email,
          secret_hash: secretHash,
          expires_at: expiresAt,
          created_at: moment,
        });
        await sendInvitation(tx, mail, owner, { email, secret, expiresAt });
      });
      return { _id: id };
    },

    /** Sends an invitation again with a new link. The previous link stops working. */
    async resend(ctx: RequestContext, id: string): Promise<PendingMemberResponse> {
      const invitationId = parseId(id);
      const moment = now();
      return database.withSystem(async (tx) => {
        const owner = await lockTeam(tx, ctx.accountId);
        const pending = await invitations.listInvitations(tx, owner.id);
        const row = pending.find((one) => one.id === invitationId);
        if (!row) throw notFound();
        // An expired invitation does not count toward the capacity, so it is added again.
        if (row.expires_at <= moment) await requireCapacity(tx, owner, pending, moment);
        const { secret, secretHash, expiresAt } = createLink(moment);
        await invitations.renewInvitation(tx, invitationId, {
          secret_hash: secretHash,
          expires_at: expiresAt,
        });
        await sendInvitation(tx, mail, owner, { email: row.email, secret, expiresAt });
        return toResponse({ ...row, expires_at: expiresAt }, moment);
      });
    },

    async revoke(ctx: RequestContext, id: string): Promise<void> {
      const invitationId = parseId(id);
      const isDeleted = await database.withSystem((tx) =>
        invitations.deleteInvitation(tx, ctx.accountId, invitationId),
      );
      if (!isDeleted) throw notFound();
    },

    async list(ctx: RequestContext): Promise<PendingMemberResponse[]> {
      const rows = await database.withSystem((tx) =>
        invitations.listInvitations(tx, ctx.accountId),
      );
      const moment = now();
      return rows.map((row) => toResponse(row, moment));
    },
  };
}
