import type { LicenseStatusFilter } from '@pressdock/api';
import { LICENSE_EXPIRING_DAYS } from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { ListCursor } from '../../../db/listCursor.rules.ts';
import { containsWords, hasParts } from '../../../db/textSearch.ts';

/** Filters the licenses of an account. */
export interface LicenseFilter {
  accountId: string;
  customerId?: string | undefined;
  productId?: string | undefined;
  /** Blank for any text. */
  searchText: string;
  status?: LicenseStatusFilter | undefined;
  now: Date;
}

type Condition = RawBuilder<boolean>;

const addDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** Returns the condition of a status. @see statusOf, which derives the same status */
function statusIs(status: LicenseStatusFilter, now: Date): Condition {
  const isUsable = sql`(suspended_at is null and (expires_at is null or expires_at > ${now}))`;
  switch (status) {
    case 'suspended':
      return sql`suspended_at is not null`;
    case 'expired':
      return sql`(suspended_at is null and expires_at <= ${now})`;
    case 'limit_reached':
      return sql`(${isUsable} and is_full)`;
    case 'active':
      return sql`(${isUsable} and not is_full)`;
    case 'expiring':
      return sql`(suspended_at is null and expires_at > ${now}
        and expires_at <= ${addDays(now, LICENSE_EXPIRING_DAYS)})`;
  }
}

const all = (conditions: Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`;

/** Matches account, product, customer and cursor. An index covers them in the order of the list. */
export function isInScope(filter: LicenseFilter, after?: ListCursor): Condition {
  const conditions: Condition[] = [sql`licenses.account_id = ${filter.accountId}`];
  if (filter.productId !== undefined) conditions.push(sql`licenses.item_id = ${filter.productId}`);
  if (filter.customerId !== undefined) {
    conditions.push(sql`licenses.customer_id = ${filter.customerId}`);
  }
  if (after) {
    conditions.push(sql`(licenses.created_at, licenses.id)
      < (${after.time}::timestamptz, ${after.id}::uuid)`);
  }
  return all(conditions);
}

/** Matches the status of the filter. */
export function hasStatus({ status, now }: LicenseFilter): Condition {
  return status ? statusIs(status, now) : sql`true`;
}

// Hides the condition from the planner, which would otherwise prefer a worse index.
const withoutIndex = (condition: RawBuilder<unknown>) => sql`(${condition}) is true`;

const contact = sql`contact_text(customers.email, customers.first_name, customers.last_name)`;

/** The ids of the products whose name or slug contains the text. An array is read only once. */
const matchingProducts = ({ accountId, searchText }: LicenseFilter) =>
  sql`array(select id from items where account_id = ${accountId}
    and ${containsWords(sql`lower(name || ' ' || slug)`, searchText)})`;

/** Matches the text of the filter, row by row. @param name the subquery that provides the rows */
export function hasMatchingText(filter: LicenseFilter, name: string): Condition {
  const { accountId, searchText: text } = filter;
  if (text === '') return sql`true`;
  const [rows, row, query] = [sql.table(name), sql.ref(name), sql`license_query(${text})`];
  return sql`(${row}.search @@ ${query} or ${row}.id in (select license_id from license_activations
    where account_id = ${accountId} and license_created_at >= (select min(created_at) from ${rows})
      and license_created_at <= (select max(created_at) from ${rows})
      and ${withoutIndex(sql`search @@ license_site_query(${text})`)})
    or ${row}.customer_id in (select id from customers
      where id = any(array(select customer_id from ${rows})) and account_id = ${accountId}
        and ${containsWords(contact, text)})
    or ${row}.item_id = any(${matchingProducts(filter)}))`;
}

/**
 * Selects all licenses of an account that match the text. Uses the text indexes, so it requires a
 * system transaction: row-level security prevents their use. About half of all keys have a part
 * that begins with any one character, so a last word of one character is checked only on the rows
 * that match the other words.
 */
export function searchText(filter: LicenseFilter): RawBuilder<unknown> {
  const { accountId, searchText: text } = filter;
  const query = sql`license_query(${text})`;
  const own = (table: string) =>
    withoutIndex(sql`${sql.ref(`${table}.account_id`)} = ${accountId}`);
  return sql`select id, created_at from licenses where ${own('licenses')}
      and search @@ license_index_query(${text}) and ${withoutIndex(sql`search @@ ${query}`)}
    union select license_id, license_created_at from license_activations
      where ${own('license_activations')} and search @@ license_site_query(${text})
    union select licenses.id, licenses.created_at from licenses join customers
      on customers.id = licenses.customer_id and customers.account_id = licenses.account_id
      where ${own('customers')} and ${hasParts(contact, text)} and ${containsWords(contact, text)}
    union select id, created_at from licenses
      where account_id = ${accountId} and item_id = any(${matchingProducts(filter)})`;
}
