import type { LicenseResponse } from '@pressdock/api';
import type { AccountTransaction } from '../../db/database.ts';
import { toLicenseResponse } from './license.mapping.ts';
import { type LicenseRow, readLicenses } from './licenses.store.ts';

/** A license as stored, and as the dashboard shows it. */
export interface LicenseDetails {
  row: LicenseRow;
  response: LicenseResponse;
}

/** Returns an account's licenses in the order of their ids, inside the caller's transaction. */
export type ReadLicenseDetails = typeof readLicenseDetails;

/** Returns an account's licenses in the order of their ids, inside the caller's transaction. */
export async function readLicenseDetails(
  tx: AccountTransaction,
  accountId: string,
  ids: readonly string[],
): Promise<LicenseDetails[]> {
  const now = new Date();
  const rows = await readLicenses(tx, accountId, ids);
  return rows.map((row) => ({ row, response: toLicenseResponse(row, now) }));
}
