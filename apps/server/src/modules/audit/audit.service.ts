import { randomUUID } from 'node:crypto';
import type { AuditSubject } from '@pressdock/api';
import type { Actor, RequestContext } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';
import { isId } from '../../identity/ids.ts';
import type { PathIds, SubjectLookup } from '../../module.ts';
import { clean, wayOf } from './audit.rules.ts';
import * as store from './audit.store.ts';

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
  /** Whether the caller lacks permission. The subject's name must then not be revealed. */
  isRefused: boolean;
}

/** The entry of an attempt, to be completed with the response. */
export type PendingEntry = NewRow<'audit_log'>;

/** Copies the entry of a call to another account's log, inside the call's own transaction. */
export type NotifyAccount = (tx: SystemTransaction, accountId: string) => Promise<void>;

/** Records calls in the audit log. */
export type AuditService = ReturnType<typeof createAuditService>;

/** Creates the service. Account transactions can read their log but not write it. */
export function createAuditService(
  database: Database,
  lookups: ReadonlyMap<string, SubjectLookup>,
) {
  async function findSubject(
    tx: SystemTransaction,
    { accountId, actor }: { accountId: string; actor: Actor },
    kind: AuditSubject | undefined,
    ids: PathIds,
  ): Promise<string | undefined> {
    const lookup = lookups.get(kind ?? '');
    if (!lookup || ids.id === undefined) return undefined;
    if (lookup.isOperatorOnly && actor !== 'operator') return undefined;
    return lookup.find(tx, accountId, ids);
  }

  return {
    /** Records a call before it is handled, with the current name of its subject. */
    async begin(ctx: RequestContext, attempt: Attempt): Promise<PendingEntry> {
      const { action, summary, params, network, accountId, isRefused } = attempt;
      const ids = Object.fromEntries(Object.entries(params).filter(([, id]) => isId(id)));
      return database.withSystem(async (tx) => {
        const caller = { accountId, actor: ctx.actor };
        const subject = isRefused ? undefined : await findSubject(tx, caller, attempt.subject, ids);
        const entry: PendingEntry = {
          id: randomUUID(),
          account_id: accountId,
          at: new Date(),
          actor: clean(ctx.actorName),
          way: wayOf(ctx.actor),
          action,
          summary,
          subject: clean(subject ?? Object.values(params).join(' ')),
          outcome: null,
          network,
        };
        await store.insertEntry(tx, entry);
        return entry;
      });
    },

    /**
     * Stores the outcome of a call. The outcome of a call that failed in the server stays unknown.
     * @param created the name of what the call created
     */
    async complete(entry: PendingEntry, status: number, created: string): Promise<void> {
      const subject = clean(`${entry.subject} ${created}`);
      const outcome = status >= 500 ? null : status < 400 ? 'done' : 'refused';
      await database.withSystem((tx) => store.completeEntry(tx, entry.id, { subject, outcome }));
    },

    /** Returns a function that copies an entry to another account's log. */
    createNotifier:
      (entry: PendingEntry | null): NotifyAccount =>
      async (tx, accountId) => {
        if (entry === null) return;
        const copy = { ...entry, id: randomUUID(), account_id: accountId, outcome: 'done' };
        await store.insertEntry(tx, copy);
      },
  };
}
