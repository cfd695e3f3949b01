import type { AuditEntryResponse, AuditLogFilter, AuditLogResponse } from '@pressdock/api';
import { AUDIT_DAYS, AUDIT_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { isId } from '../../identity/ids.ts';
import { clean, storableDay } from './audit.rules.ts';
import * as store from './audit.store.ts';

/** Reads and cleans up the audit log. */
export type AuditLogService = ReturnType<typeof createAuditLog>;

const dayMs = 24 * 60 * 60 * 1000;
/** How many entries of an export are read at a time. */
const batchSize = 500;

function toResponse(row: Row<'audit_log'>): AuditEntryResponse {
  const { id, at, actor, way, action, summary, subject, outcome, network, attempts } = row;
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
    attempts,
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

/** Creates the service. */
export function createAuditLog(database: Database) {
  async function readPage(
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
    /** Returns a page of the account's log, newest first. */
    async list(
      ctx: RequestContext,
      { after, ...filter }: AuditLogFilter & { after?: string | undefined },
    ): Promise<AuditLogResponse> {
      const found = await readPage(ctx, filter, { after, limit: AUDIT_PAGE + 1 });
      const results = found.slice(0, AUDIT_PAGE);
      return { results, next: found.length > AUDIT_PAGE ? (results.at(-1)?._id ?? null) : null };
    },

    /** Yields the account's whole log in batches. */
    async *readAll(
      ctx: RequestContext,
      filter: AuditLogFilter,
    ): AsyncGenerator<AuditEntryResponse[]> {
      let after: string | undefined;
      do {
        const found = await readPage(ctx, filter, { after, limit: batchSize });
        yield found;
        after = found.length === batchSize ? found.at(-1)?._id : undefined;
      } while (after !== undefined);
    },

    /** Deletes the old entries of all accounts. */
    async sweep(now = new Date()): Promise<void> {
      const day = new Date(now.getTime() - AUDIT_DAYS * dayMs);
      await database.withSystem((tx) => store.deleteEntriesBefore(tx, day));
    },
  };
}
