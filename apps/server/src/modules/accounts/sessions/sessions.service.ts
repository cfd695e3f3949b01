import type { SessionResponse } from '@pressdock/api';
import { type RequestContext, type SessionContext, sessionOf } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { formatActorName, resolveActor } from '../../../identity/actor.ts';
import { isEmailVerified } from '../../../identity/email.ts';
import { parseId } from '../../../identity/ids.ts';
import { hashToken } from '../../../identity/token.ts';
import { isActive, isTouchDue, SESSION_IDLE_MS } from './session.rules.ts';
import * as store from './sessions.store.ts';

/** Finds and revokes sessions. */
export type SessionsService = ReturnType<typeof createSessionsService>;

function toResponse(row: Row<'sessions'>, currentId: string): SessionResponse {
  const idleEnd = row.last_used_at.getTime() + SESSION_IDLE_MS;
  return {
    _id: row.id,
    device: row.device,
    network: row.network,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: new Date(Math.min(row.expires_at.getTime(), idleEnd)).toISOString(),
    isCurrent: row.id === currentId,
  };
}

/**
 * Creates the service. A session belongs to a person, whatever account they act for, so account
 * transactions cannot access it.
 */
export function createSessionsService(database: Database, now: () => Date = () => new Date()) {
  return {
    /** Returns who a token belongs to; undefined for a token that is not valid. */
    findByToken: (token: string): Promise<SessionContext | undefined> => {
      const moment = now();
      return database.withSystem(async (tx) => {
        const session = await store.findSession(tx, hashToken(token));
        if (!session || !isActive(session, moment)) return undefined;
        const actor = resolveActor(session, moment);
        if (actor === undefined) return undefined;
        if (isTouchDue(session, moment)) await store.touchSession(tx, session.id, moment);
        return {
          accountId: session.account_id,
          userId: session.user_id,
          sessionId: session.id,
          actor,
          actorName: formatActorName(session),
          viewingEndsAt: session.viewing_until,
          isEmailVerified: isEmailVerified(session),
        };
      });
    },

    signOut: (ctx: RequestContext): Promise<void> =>
      database.withSystem((tx) => store.revokeSession(tx, sessionOf(ctx), now())),

    async list(ctx: RequestContext): Promise<SessionResponse[]> {
      const rows = await database.withSystem((tx) => store.listSessions(tx, ctx.userId));
      const moment = now();
      return rows
        .filter((row) => isActive(row, moment))
        .map((row) => toResponse(row, sessionOf(ctx)));
    },

    async revoke(ctx: RequestContext, id: string): Promise<void> {
      const sessionId = parseId(id);
      const isRevoked = await database.withSystem((tx) =>
        store.revokeOwnSession(tx, ctx.userId, sessionId, now()),
      );
      if (!isRevoked) throw notFound();
    },

    revokeOthers: (ctx: RequestContext): Promise<void> =>
      database.withSystem((tx) => store.revokeOtherSessions(tx, ctx.userId, sessionOf(ctx), now())),
  };
}
