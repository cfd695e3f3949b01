import type { ColumnType } from 'kysely';

/** A moment the database stamps itself when the caller leaves it out; read back as a `Date`. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A JSON document: read back parsed, written as JSON text so that both engines agree. */
export type Json<Value> = ColumnType<Value, string | undefined, string>;
