import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const licenseNoticesTables = ['license_notices'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    license_notices: LicenseNoticesTable;
  }
}

/** That the owner of a licence has been told what happened to it: once, until its terms change. */
interface LicenseNoticesTable {
  license_id: string;
  account_id: string;
  kind: string;
  expires_at: Timestamp;
  activation_limit: number;
  created_at: Timestamp;
}
