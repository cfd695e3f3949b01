import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListCursor } from './listCursor.rules.ts';

/** The columns that order a list, newest first: a time, and an id for equal times. */
export interface CursorColumns {
  time: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
}

/** Selects a row's cursor. */
export function selectCursor({ time, id }: CursorColumns): RawBuilder<ListCursor> {
  return sql<ListCursor>`jsonb_build_object('id', ${id}, 'time',
    to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))`;
}

/** Matches the rows that follow a cursor; all rows without one. */
export function isAfterCursor(
  { time, id }: CursorColumns,
  cursor: ListCursor | undefined,
): RawBuilder<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${time}, ${id}) < (${cursor.time}::timestamptz, ${cursor.id}::uuid)`;
}
