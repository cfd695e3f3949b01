import type { SessionResponse } from '@pressdock/api';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { isAlive, SESSION_IDLE_MS } from './session.rules.ts';
import * as store from './sessions.store.ts';

/** The verbs about where a person is signed in. */
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

/** Makes the verbs. Sessions are the person's own, for whomever they act in them. */
export function createSessionsService(database: Database, now: () => Date = () => new Date()) {
  return {
    async list(ctx: RequestContext): Promise<SessionResponse[]> {
      // Sessions belong to no account's own rows; nor do they below.
      const rows = await database.withSystem((tx) => store.listSessions(tx, ctx.userId));
      const moment = now();
      return rows
        .filter((row) => isAlive(row, moment))
        .map((row) => toResponse(row, sessionOf(ctx)));
    },

    async revoke(ctx: RequestContext, id: string): Promise<void> {
      const known = parseId(id);
      const isGone = await database.withSystem((tx) =>
        store.revokeOwnSession(tx, ctx.userId, known, now()),
      );
      if (!isGone) throw notFound();
    },

    revokeOthers: (ctx: RequestContext): Promise<void> =>
      database.withSystem((tx) => store.revokeOtherSessions(tx, ctx.userId, sessionOf(ctx), now())),
  };
}
