import { randomUUID } from 'node:crypto';
import type { RouteRecord } from '@pressdock/api';
import type { SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { formatActorName } from '../../identity/actor.ts';
import { clean } from './audit.rules.ts';
import { insertEntry } from './audit.store.ts';

/** Who changes something of their own account before they are signed in. */
type Person = Pick<Row<'users'>, 'id' | 'first_name' | 'last_name' | 'email'>;

/** Keeps a change that somebody makes without a session, inside the transaction that makes it. */
export async function noteUnsigned(
  tx: SystemTransaction,
  person: Person,
  { config, schema }: Pick<RouteRecord, 'config' | 'schema'>,
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
