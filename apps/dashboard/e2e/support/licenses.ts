import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';

/** A line of a license file. */
export interface LicenseRow {
  key: string;
  customer_email: string;
  product?: string;
  activation_limit?: string;
  activated_domains?: string;
  expires?: string;
}

/** Issues licenses and adds their customers without the screens. */
export async function importLicenses(
  request: APIRequestContext,
  account: Account,
  lines: readonly LicenseRow[],
): Promise<void> {
  const rows = lines.map((line, index) => ({ row: index + 2, ...line }));
  const response = await request.post('/api/v2/license/import', {
    headers: { Authorization: `Bearer ${account.token}` },
    data: { rows, isDryRun: false },
  });
  expect(await response.json()).toMatchObject({ isApplied: true, created: lines.length });
}

/** Returns the row of a license in the list. */
export function licenseRow(page: Page, key: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key }) });
}
