import { type RawBuilder, sql } from 'kysely';

/** The types of columns in {@link rowsOf}. */
export type RowType = 'uuid' | 'text' | 'date' | 'timestamptz' | 'boolean' | 'integer' | 'bigint';

/** Returns the types of columns with the same type. */
export function columnsOf<Name extends string>(
  names: readonly Name[],
  type: RowType,
): Record<Name, RowType> {
  return Object.fromEntries(names.map((name) => [name, type])) as Record<Name, RowType>;
}

/** Returns rows as a table of a query, which must name it. Properties without a column are left out. */
export function rowsOf(
  rows: readonly object[],
  columns: Readonly<Record<string, RowType>>,
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const types = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '));
  const selected = sql.raw(names.join(', '));
  return sql`(select ${selected} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as sent(${types}))`;
}
