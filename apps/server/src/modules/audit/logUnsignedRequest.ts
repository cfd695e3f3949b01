import { randomUUID } from 'node:crypto';
import type { HandlerAuditEntry, RouteRecord } from '@pressdock/api';
import type { SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { formatActorName } from '../../identity/actor.ts';
import { clean } from './audit.rules.ts';
import { insertEntry } from './audit.store.ts';

/** A person who changes their own account before they are signed in. */
type Person = Pick<Row<'users'>, 'id' | 'first_name' | 'last_name' | 'email'>;

type HandlerRecord = Pick<RouteRecord, 'schema'> & {
  config: { operationId: string; audit: HandlerAuditEntry };
};

/** Records a change made without a session, in the transaction that makes it. */
export async function logUnsignedRequest(
  tx: SystemTransaction,
  person: Person,
  { config, schema }: HandlerRecord,
  network: string,
): Promise<void> {
  await insertEntry(tx, {
    id: randomUUID(),
    account_id: person.id,
    at: new Date(),
    actor: clean(formatActorName(person)),
    way: 'session',
    action: config.operationId,
    summary: schema.summary,
    subject: '',
    outcome: 'done',
    network,
  });
}
