import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';

/** One line of a file of licences. */
export interface LicenseLine {
  key: string;
  customer_email: string;
  product?: string;
  activation_limit?: string;
  activated_domains?: string;
  expires?: string;
}

/** Gives an account licences and their customers, without the screens for it. */
export async function issue(
  request: APIRequestContext,
  account: Account,
  lines: readonly LicenseLine[],
): Promise<void> {
  const rows = lines.map((line, place) => ({ row: place + 2, ...line }));
  const answer = await request.post('/api/v2/license/import', {
    headers: { Authorization: `Bearer ${account.token}` },
    data: { rows, isDryRun: false },
  });
  expect(await answer.json()).toMatchObject({ isApplied: true, created: lines.length });
}

/** The row of one licence in the list. */
export function licenseRow(page: Page, key: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key }) });
}
