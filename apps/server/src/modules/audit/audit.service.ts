import { randomUUID } from 'node:crypto';
import type { AuditSubject } from '@pressdock/api';
import type { Actor, RequestContext } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';
import { isId } from '../../identity/ids.ts';
import type { PathIds, SubjectLookup } from '../../module.ts';
import { clean, wayOf } from './audit.rules.ts';
import * as store from './audit.store.ts';
import { DeniedCalls } from './deniedCalls.ts';

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

type Lookups = ReadonlyMap<string, SubjectLookup>;

async function findSubject(
  lookups: Lookups,
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

/** Creates the service. Account transactions can read their log but not write it. */
export function createAuditService(database: Database, lookups: Lookups) {
  const denied = new DeniedCalls();

  return {
    /**
     * Records a call before it is handled, with the current name of its subject. Returns null for a
     * denied call that an earlier entry counts.
     */
    async begin(ctx: RequestContext, attempt: Attempt): Promise<PendingEntry | null> {
      const { action, summary, params, network, accountId, isRefused } = attempt;
      const ids = Object.fromEntries(Object.entries(params).filter(([, id]) => isId(id)));
      const call = {
        account_id: accountId,
        actor: clean(ctx.actorName),
        way: wayOf(ctx.actor),
        action,
      };
      const earlier = isRefused ? denied.findEntry(call) : undefined;
      return database.withSystem(async (tx) => {
        if (earlier !== undefined) {
          await store.countAttempt(tx, earlier);
          return null;
        }
        const caller = { accountId, actor: ctx.actor };
        const subject = isRefused
          ? undefined
          : await findSubject(lookups, tx, caller, attempt.subject, ids);
        const entry: PendingEntry = {
          id: randomUUID(),
          ...call,
          at: new Date(),
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
     * A denied call that an earlier entry counts leaves no entry.
     * @param created the name of what the call created
     */
    async complete(entry: PendingEntry, status: number, created: string): Promise<void> {
      const subject = clean(`${entry.subject} ${created}`);
      const outcome = status >= 500 ? null : status < 400 ? 'done' : 'refused';
      const earlier = outcome === 'refused' ? denied.findEntry(entry) : undefined;
      if (outcome === 'refused' && earlier === undefined) denied.add(entry, entry.id);
      await database.withSystem(async (tx) => {
        if (earlier === undefined) {
          await store.completeEntry(tx, entry.id, { subject, outcome });
          return;
        }
        await store.countAttempt(tx, earlier);
        await store.deleteEntry(tx, entry.id);
      });
    },

    /** Returns a function that copies an entry, with the name of what the call created, to another account's log. */
    createNotifier:
      (entry: PendingEntry | null, created = ''): NotifyAccount =>
      async (tx, accountId) => {
        if (entry === null) return;
        const subject = clean(`${entry.subject} ${created}`);
        const copy = {
          ...entry,
          subject,
          id: randomUUID(),
          account_id: accountId,
          outcome: 'done',
        };
        await store.insertEntry(tx, copy);
      },
  };
}

/** Records in an account's log what the server repaired without a request. */
export type RecordRepair = (
  tx: SystemTransaction,
  accountId: string,
  repaired: readonly string[],
) => Promise<void>;

/** Creates the function. */
export function createRecordRepair(): RecordRepair {
  return (tx, accountId, repaired) =>
    store.insertEntry(tx, {
      id: randomUUID(),
      account_id: accountId,
      at: new Date(),
      actor: 'Pressdock',
      way: 'server',
      action: 'reconcileBilling',
      summary: 'Repair what differed from Stripe',
      subject: clean(repaired.join(', ')),
      outcome: 'done',
      network: '',
    });
}

/** Returns a function that records a command of the server's command line in an account's log. */
export function recordCommand({
  config,
  schema,
}: {
  config: { operationId: string };
  schema: { summary: string };
}): NotifyAccount {
  return (tx, accountId) =>
    store.insertEntry(tx, {
      id: randomUUID(),
      account_id: accountId,
      at: new Date(),
      actor: 'Command line',
      way: 'server',
      action: config.operationId,
      summary: schema.summary,
      subject: '',
      outcome: 'done',
      network: '',
    });
}
