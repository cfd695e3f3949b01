import type { LicenseStatusFilter } from '@pressdock/api';
import { LICENSE_EXPIRING_DAYS } from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { ListPlace } from './listPlace.rules.ts';

/** Which licences of an account are meant. */
export interface LicenseFilter {
  accountId: string;
  customerId?: string | undefined;
  itemId?: string | undefined;
  /** Blank is any. */
  searchText: string;
  status?: LicenseStatusFilter | undefined;
  now: Date;
}

type Condition = RawBuilder<boolean>;

const ends = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** The conditions below, as the derived statuses of the rules say. @see statusOf */
function statusIs(status: LicenseStatusFilter, now: Date): Condition {
  const isGood = sql`(suspended_at is null and (expires_at is null or expires_at > ${now}))`;
  switch (status) {
    case 'suspended':
      return sql`suspended_at is not null`;
    case 'expired':
      return sql`(suspended_at is null and expires_at <= ${now})`;
    case 'limit_reached':
      return sql`(${isGood} and is_full)`;
    case 'active':
      return sql`(${isGood} and not is_full)`;
    case 'expiring':
      return sql`(suspended_at is null and expires_at > ${now}
        and expires_at <= ${ends(now, LICENSE_EXPIRING_DAYS)})`;
  }
}

const all = (conditions: Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`;

/** Those of an account, of a product, of a customer, after a place: what an index has in order. */
export function inOrder(filter: LicenseFilter, after?: ListPlace): Condition {
  const conditions: Condition[] = [sql`licenses.account_id = ${filter.accountId}`];
  if (filter.itemId !== undefined) conditions.push(sql`licenses.item_id = ${filter.itemId}`);
  if (filter.customerId !== undefined) {
    conditions.push(sql`licenses.customer_id = ${filter.customerId}`);
  }
  if (after) {
    conditions.push(sql`(licenses.created_at, licenses.id)
      < (${after.createdAt}::timestamptz, ${after.id}::uuid)`);
  }
  return all(conditions);
}

/** Those of the status, if one is asked for. */
export function ofStatus({ status, now }: LicenseFilter): Condition {
  return status ? statusIs(status, now) : sql`true`;
}

/** What a text looks for: an e-mail leads to the customer's licences, too. */
const isEmail = (text: string) => text.includes('@');

// Said so that no index of words or of accounts is taken for the rarer way.
const asked = (condition: RawBuilder<unknown>) => sql`(${condition}) is true`;

/** Those of some licences whose words match, asked one by one. @param name the subquery of these */
export function matches({ accountId, searchText }: LicenseFilter, name: string): Condition {
  if (searchText === '') return sql`true`;
  const [rows, row, query] = [sql.table(name), sql.ref(name), sql`license_query(${searchText})`];
  const byCustomer = isEmail(searchText)
    ? sql`or ${row}.customer_id in (select id from customers
        where account_id = ${accountId} and search @@ ${query})`
    : sql``;
  return sql`(${row}.search @@ ${query} or ${row}.id in (select license_id from license_activations
    where account_id = ${accountId} and license_created_at >= (select min(created_at) from ${rows})
      and license_created_at <= (select max(created_at) from ${rows})
      and ${asked(sql`search @@ license_site_query(${searchText})`)}) ${byCustomer})`;
}

/**
 * All of an account whose words match and when they were made, found by the indexes of words;
 * row-level security hides these. Of keys half begin with any letter: where the last word is one, it
 * is asked of what the others find.
 */
export function found({ accountId, searchText }: LicenseFilter): RawBuilder<unknown> {
  const query = sql`license_query(${searchText})`;
  const own = (table: string) => asked(sql`${sql.ref(`${table}.account_id`)} = ${accountId}`);
  const byCustomer = isEmail(searchText)
    ? sql`union select licenses.id, licenses.created_at from licenses join customers
        on customers.id = licenses.customer_id and customers.account_id = licenses.account_id
        where ${own('customers')} and customers.search @@ ${query}`
    : sql``;
  return sql`select id, created_at from licenses where ${own('licenses')}
      and search @@ license_index_query(${searchText}) and ${asked(sql`search @@ ${query}`)}
    union select license_id, license_created_at from license_activations
      where ${own('license_activations')} and search @@ license_site_query(${searchText})
    ${byCustomer}`;
}
