import type { ColumnType } from 'kysely';

/** A timestamp with a default in the database; read as a `Date`. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A timestamp without a default. */
export type Time = ColumnType<Date, Date | string>;

/** A JSON document: read parsed, written as JSON text so that both engines behave the same. */
export type Json<Value> = ColumnType<Value, string | undefined, string>;

/** A JSON document in a column without a default. */
export type RequiredJson<Value> = ColumnType<Value, string, string>;
