import { WEBHOOK_LOG, WEBHOOK_SENDING } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { retentionRule } from '../../../db/retention/retentionRule.ts';

const hourMs = 60 * 60 * 1000;

/** Gives up deliveries whose endpoint stayed down, and those that wait in excess of the limit. */
export async function giveUpWaiting(tx: SystemTransaction, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: null, last_failure: 'outdated' })
    .where('next_attempt_at', '<', new Date(now.getTime() - WEBHOOK_SENDING.giveUpHours * hourMs))
    .execute();
  await sql`with surplus as (select d.id from webhook_endpoints e cross join lateral (
      select id from webhook_deliveries where endpoint_id = e.id and next_attempt_at is not null
      order by created_at desc, id desc offset ${WEBHOOK_SENDING.waitingPerEndpoint}) as d)
    update webhook_deliveries d set next_attempt_at = null, last_failure = 'surplus'
    from surplus where d.id = surplus.id`.execute(tx);
}

/** How long deliveries are stored, with their attempts. */
export const deliveriesRetention = retentionRule(
  'webhook_deliveries',
  `Finished deliveries are deleted ${WEBHOOK_LOG.days} days after created_at, and those in excess of ${WEBHOOK_LOG.perEndpoint} per endpoint.`,
  sql`next_attempt_at is null
    and (created_at < now() - make_interval(days => ${sql.lit(WEBHOOK_LOG.days)})
    or id in (select id from (select id, row_number() over (
        partition by endpoint_id order by created_at desc, id desc) as place
        from webhook_deliveries where next_attempt_at is null) as ranked
      where place > ${sql.lit(WEBHOOK_LOG.perEndpoint)}))`,
);

/** Deletes finished deliveries that are too old or too many, and endpoints that are no longer used. */
export async function deleteFinished(tx: SystemTransaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - WEBHOOK_LOG.days * 24 * hourMs))
    .execute();
  await sql`with surplus as (select d.id from webhook_endpoints e cross join lateral (
      select id from webhook_deliveries where endpoint_id = e.id and next_attempt_at is null
      order by created_at desc, id desc offset ${WEBHOOK_LOG.perEndpoint}) as d)
    delete from webhook_deliveries d using surplus where d.id = surplus.id`.execute(tx);
  await sql`delete from webhook_endpoints e
    where not exists (select from webhook_deliveries d where d.endpoint_id = e.id)
      and not exists (select from items where account_id = e.account_id
        and e.channel = 'webhook' and webhook_urls @> to_jsonb(e.url))
      and not exists (select from account_secrets where account_id = e.account_id
        and e.channel = 'slack' and name = 'slackUrl')`.execute(tx);
}
