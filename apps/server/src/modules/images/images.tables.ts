import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const imagesTables = ['images'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    images: ImagesTable;
  }
}

/** A stored image, named by the hash of its content and its format. */
interface ImagesTable {
  account_id: string;
  name: string;
  /** The time of the latest upload. */
  uploaded_at: Timestamp;
}
