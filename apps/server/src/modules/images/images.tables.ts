import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const imagesTables = ['images'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    images: ImagesTable;
  }
}

/** A picture that an account keeps, named by its bytes' hash and its type. */
interface ImagesTable {
  account_id: string;
  name: string;
  /** When it was uploaded last. */
  uploaded_at: Timestamp;
}
