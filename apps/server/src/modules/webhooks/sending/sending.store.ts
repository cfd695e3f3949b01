import { WEBHOOK_LOG } from '@pressdock/api/limits';
import { type SqlBool, sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';
import type { Channel } from '../webhooks.tables.ts';

/** A delivery that is due, and its endpoint. */
export interface DueRow {
  id: string;
  accountId: string;
  endpointId: string;
  channel: Channel;
  url: string;
  failures: number;
  isManual: boolean;
}

/**
 * Returns the first due deliveries of each endpoint that a person requested, then those of each endpoint
 * whose circuit is closed, by time. The cost depends on the number of requested deliveries and of
 * endpoints with waiting deliveries, however many deliveries wait for each.
 */
export async function findDue(
  tx: SystemTransaction,
  { now, perEndpoint }: { now: Date; perEndpoint: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`with recursive waiting(endpoint_id) as (
      (select endpoint_id from webhook_deliveries where next_attempt_at is not null
        order by endpoint_id limit 1)
      union all select (select d.endpoint_id from webhook_deliveries d
        where d.next_attempt_at is not null and d.endpoint_id > waiting.endpoint_id
        order by d.endpoint_id limit 1)
      from waiting where waiting.endpoint_id is not null),
    due as (
      (select id, endpoint_id, next_attempt_at, is_manual from (
          select id, endpoint_id, next_attempt_at, is_manual, row_number() over (
            partition by endpoint_id order by next_attempt_at, id) as place
          from webhook_deliveries where is_manual and next_attempt_at <= ${now}) as requested
        where place <= ${perEndpoint})
      union all select due.* from waiting
        join webhook_endpoints e on e.id = waiting.endpoint_id
          and (e.paused_until is null or e.paused_until <= ${now})
        cross join lateral (select id, endpoint_id, next_attempt_at, is_manual
          from webhook_deliveries where endpoint_id = e.id and next_attempt_at <= ${now}
            and not is_manual order by next_attempt_at limit ${perEndpoint}) as due)
    select due.id, e.account_id as "accountId", e.id as "endpointId", e.channel, e.url, e.failures,
      due.is_manual as "isManual"
    from due join webhook_endpoints e on e.id = due.endpoint_id
    order by due.is_manual desc, due.next_attempt_at, due.id`.execute(tx);
  return rows;
}

/** A claimed delivery. */
export type Delivery = Row<'webhook_deliveries'>;

/** A delivery to claim. */
export interface Claim {
  id: string;
  endpointId: string;
  isProbe: boolean;
}

/**
 * Claims deliveries, so that no other process sends them until `leaseUntil`. The circuits of probed
 * endpoints stay open for other deliveries meanwhile; a probe is skipped if another process began one or
 * closed the circuit since it was planned. A claimed delivery is manual again if a person requests another
 * attempt meanwhile.
 */
export async function claim(
  tx: SystemTransaction,
  { planned, now, leaseUntil }: { planned: readonly Claim[]; now: Date; leaseUntil: Date },
): Promise<Delivery[]> {
  const probes = planned.filter(({ isProbe }) => isProbe);
  const open = await openForProbes(tx, probes, { now, leaseUntil });
  const ids = planned.filter((one) => !one.isProbe || open.has(one.endpointId)).map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx
    .updateTable('webhook_deliveries')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      next_attempt_at: leaseUntil,
      is_manual: false,
    }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('id', 'in', ids)
        .where('next_attempt_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Keeps the circuits of endpoints open during their probes, and returns those that still need one. */
async function openForProbes(
  tx: SystemTransaction,
  probes: readonly Claim[],
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<Set<string>> {
  if (probes.length === 0) return new Set();
  const endpointIds = probes.map(({ endpointId }) => endpointId);
  const rows = await tx
    .updateTable('webhook_endpoints')
    .set({ paused_until: leaseUntil })
    .where('id', 'in', endpointIds)
    .where('failures', '>', 0)
    .where(sql<SqlBool>`(paused_until is null or paused_until <= ${now})`)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The result of an attempt, and when the delivery is sent next. */
export interface AttemptResult {
  attempt: NewRow<'webhook_attempts'>;
  endpointId: string;
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
}

/**
 * Stores an attempt, one of the newest of its delivery. An attempt that a person requested meanwhile
 * stays due. Returns false if the delivery was deleted meanwhile.
 */
export async function saveAttempt(
  tx: SystemTransaction,
  { attempt, nextAttemptAt, deliveredAt }: AttemptResult,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({
      last_status: attempt.status,
      last_failure: attempt.failure,
      next_attempt_at: sql<Date | null>`case when is_manual then next_attempt_at
        else ${nextAttemptAt}::timestamptz end`,
      delivered_at: deliveredAt,
    })
    .where('id', '=', attempt.delivery_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.insertInto('webhook_attempts').values(attempt).execute();
  await tx
    .deleteFrom('webhook_attempts')
    .where('delivery_id', '=', attempt.delivery_id)
    .where('number', '<=', attempt.number - WEBHOOK_LOG.attempts)
    .execute();
  return true;
}

/** Closes the circuit of an endpoint. */
export async function closeCircuit(tx: SystemTransaction, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ failures: 0, paused_until: null })
    .where('id', '=', endpointId)
    .where((where) => where.or([where('failures', '>', 0), where('paused_until', 'is not', null)]))
    .execute();
}

/**
 * Counts a failure of an endpoint.
 * @param findPausedUntil returns until when the circuit is open after some consecutive failures
 */
export async function recordFailure(
  tx: SystemTransaction,
  { endpointId, isProbe, now }: { endpointId: string; isProbe: boolean; now: Date },
  findPausedUntil: (failures: number) => Date | null,
): Promise<void> {
  // Requests that were in flight when the pause began count as the one failure that began it.
  const row = await tx
    .updateTable('webhook_endpoints')
    .set((set) => ({ failures: set('failures', '+', 1) }))
    .where('id', '=', endpointId)
    .$if(!isProbe, (query) =>
      query.where(sql<SqlBool>`(paused_until is null or paused_until <= ${now})`),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('webhook_endpoints')
    .set({ paused_until: findPausedUntil(row.failures) })
    .where('id', '=', endpointId)
    .execute();
}
