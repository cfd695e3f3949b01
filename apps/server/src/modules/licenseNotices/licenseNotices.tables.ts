import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const licenseNoticesTables = ['license_notices'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    license_notices: LicenseNoticesTable;
  }
}

/** A notice sent about a license: once, and again only after the terms change. */
interface LicenseNoticesTable {
  license_id: string;
  account_id: string;
  kind: string;
  expires_at: Timestamp;
  activation_limit: number;
  created_at: Timestamp;
}
