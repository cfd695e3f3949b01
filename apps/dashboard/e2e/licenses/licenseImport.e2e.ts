import { expect, test } from '../support/fixtures.ts';
import { licenseRow } from '../support/licenses.ts';
import { waitForPage } from '../support/pages.ts';

const csv = (lines: readonly string[]) => ({
  name: 'shop.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('checks a file line by line, imports the valid lines, and imports nothing twice', async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe('');
  await page.goto('/dashboard/license-management/import');
  await page.getByLabel('CSV file').setInputFiles(csv(['License Key']));
  await expect(page.getByText('This file has no lines below the header.')).toBeVisible();

  const sound = Array.from({ length: 1200 }, (_, index) => `K-${index},ada@harbor.org,1/31/2027,2`);
  const file = csv([
    'License Key,E-mail,Valid until,Limit,License Status',
    ...sound,
    'K-REVOKED,ada@harbor.org,lifetime,Unlimited,revoked',
    'K-7,bo@harbor.org,,',
    'K-WRONG,not an address,02/30/2027,x',
  ]);
  const check = async () => {
    await page.getByLabel('CSV file').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Match columns' })).toBeFocused();
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused({
      timeout: 60_000,
    });
  };
  await check();
  await expect(page.getByText('2 lines with problems will be skipped.')).toBeVisible();
  const problems = page.getByRole('table', { name: 'Problems' });
  await expect(problems).toContainText('This key appears in the file more than once.');
  await expect(problems).toContainText('Please enter a valid "expires" date.');
  await expect(problems.getByRole('row').filter({ hasText: '1,203' })).not.toHaveCount(0);
  await expect(page.getByText('Suspended', { exact: true }).locator('..')).toContainText('1');
  await page.getByRole('button', { name: 'Import 1,201 lines' }).click();
  await expect(page.getByText('Import complete')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('2 lines with problems skipped.')).toBeVisible();
  await expect(problems).toContainText('This key appears in the file more than once.');

  await page.getByRole('button', { name: 'Import another file' }).click();
  await check();
  await expect(page.getByText('Unchanged licenses').locator('..')).toContainText('1,201');
  await page.goto('/dashboard/license-management?searchText=K-1199');
  await waitForPage(page, 'Licenses');
  await expect(licenseRow(page, 'K-1199')).toContainText('01/31/2027');
  await expect(licenseRow(page, 'K-1199')).toContainText('0 of 2');
  await page.goto('/dashboard/license-management?searchText=K-REVOKED');
  await waitForPage(page, 'Licenses');
  await expect(licenseRow(page, 'K-REVOKED')).toContainText('Suspended');
});
