import type { Insertable, Selectable, Updateable } from 'kysely';

/**
 * Every table of the server by name. Each module adds its own tables in its `<module>.tables.ts`; a
 * test compares them with a migrated database.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their tables by declaration merging
export interface Tables {}

/** The name of a table. */
export type TableName = keyof Tables;

/** The columns of a table. */
export type TableColumns<Name extends TableName> = keyof Tables[Name] & string;

/** A row as read. */
export type Row<Name extends TableName> = Selectable<Tables[Name]>;

/** A row as inserted. */
export type NewRow<Name extends TableName> = Insertable<Tables[Name]>;

/** The columns of a row that may be changed. */
export type RowPatch<Name extends TableName> = Updateable<Tables[Name]>;
