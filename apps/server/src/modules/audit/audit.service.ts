import { randomUUID } from 'node:crypto';
import type {
  AuditEntryResponse,
  AuditLogFilter,
  AuditLogResponse,
  AuditSubject,
} from '@pressdock/api';
import { AUDIT_DAYS, AUDIT_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';
import { isId } from '../../identity/ids.ts';
import { clean, storableDay, wayOf } from './audit.rules.ts';
import * as store from './audit.store.ts';
import { findSubject, type PathIds } from './subjects.store.ts';

/** A call as it is recorded before its handler runs. */
export interface Attempt {
  /** The operation id. */
  action: string;
  summary: string;
  /** The kind of thing that the path identifies, if the log names it. */
  subject: AuditSubject | undefined;
  params: PathIds;
  network: string;
  /** The account whose log records the call. */
  accountId: string;
  /** Whether the caller may not make the call. They must not learn the subject's name. */
  isRefused: boolean;
}

/** What was noted, to be completed with the answer. */
export type NotedAttempt = NewRow<'audit_log'>;

/** Tells another account's log of what is done to it, inside the transaction that does it. */
export type TellAccount = (tx: SystemTransaction, accountId: string) => Promise<void>;

/** The verbs about the audit log. */
export type AuditService = ReturnType<typeof createAuditService>;

const dayMs = 24 * 60 * 60 * 1000;
/** How many rows of a file are read at a time. */
const fileRows = 500;

function toResponse(row: Row<'audit_log'>): AuditEntryResponse {
  const { id, at, actor, way, action, summary, subject, outcome, network } = row;
  return {
    _id: id,
    at: at.toISOString(),
    actor,
    way: way as AuditEntryResponse['way'],
    action,
    summary,
    subject,
    outcome: (outcome ?? 'unknown') as AuditEntryResponse['outcome'],
    network,
  };
}

function toFilter(ctx: RequestContext, { actor, action, from, to }: AuditLogFilter) {
  return {
    accountId: ctx.accountId,
    actor: clean(actor ?? ''),
    action: clean(action ?? ''),
    from: storableDay(from),
    to: storableDay(to),
  };
}

/** Makes the verbs. An account reads its log and never writes it: that is done for nobody in particular. */
export function createAuditService(database: Database) {
  async function page(
    ctx: RequestContext,
    filter: AuditLogFilter,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<AuditEntryResponse[]> {
    if (after !== undefined && !isId(after)) return [];
    const rows = await database.withAccount(ctx, (tx) =>
      store.listEntries(tx, toFilter(ctx, filter), { after, limit }),
    );
    return rows.map(toResponse);
  }

  return {
    /** Keeps what somebody is about to do, with the name that it has before it is done. */
    async begin(ctx: RequestContext, attempt: Attempt): Promise<NotedAttempt> {
      const { action, summary, params, network, accountId, isRefused } = attempt;
      const ids = Object.fromEntries(Object.entries(params).filter(([, id]) => isId(id)));
      return database.withSystem(async (tx) => {
        const asker = { accountId, actor: ctx.actor };
        const named = isRefused ? undefined : await findSubject(tx, asker, attempt.subject, ids);
        const entry: NotedAttempt = {
          id: randomUUID(),
          account_id: accountId,
          at: new Date(),
          actor: clean(ctx.actorName),
          way: wayOf(ctx.actor),
          action,
          summary,
          subject: clean(named ?? Object.values(params).join(' ')),
          outcome: null,
          network,
        };
        await store.insertEntry(tx, entry);
        return entry;
      });
    },

    /**
     * Writes down what became of it. What failed in the server stays unknown.
     * @param made what it made, in words
     */
    async complete(entry: NotedAttempt, status: number, made: string): Promise<void> {
      const subject = clean(`${entry.subject} ${made}`);
      const outcome = status >= 500 ? null : status < 400 ? 'done' : 'refused';
      await database.withSystem((tx) => store.completeEntry(tx, entry.id, { subject, outcome }));
    },

    /** Makes what tells another account of a call that is noted. */
    teller:
      (entry: NotedAttempt | null): TellAccount =>
      async (tx, accountId) => {
        if (entry === null) return;
        const copy = { ...entry, id: randomUUID(), account_id: accountId, outcome: 'done' };
        await store.insertEntry(tx, copy);
      },

    /** A page of the account's log. */
    async list(
      ctx: RequestContext,
      { after, ...filter }: AuditLogFilter & { after?: string | undefined },
    ): Promise<AuditLogResponse> {
      const found = await page(ctx, filter, { after, limit: AUDIT_PAGE + 1 });
      const results = found.slice(0, AUDIT_PAGE);
      return { results, next: found.length > AUDIT_PAGE ? (results.at(-1)?._id ?? null) : null };
    },

    /** All of the account's log, some rows at a time. */
    async *rows(ctx: RequestContext, filter: AuditLogFilter): AsyncGenerator<AuditEntryResponse[]> {
      let after: string | undefined;
      do {
        const found = await page(ctx, filter, { after, limit: fileRows });
        yield found;
        after = found.length === fileRows ? found.at(-1)?._id : undefined;
      } while (after !== undefined);
    },

    /** Deletes what is too old, of every account. */
    async sweep(now = new Date()): Promise<void> {
      const day = new Date(now.getTime() - AUDIT_DAYS * dayMs);
      await database.withSystem((tx) => store.deleteEntriesBefore(tx, day));
    },
  };
}
