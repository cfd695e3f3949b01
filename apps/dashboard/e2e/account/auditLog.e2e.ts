import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

test('shows who changed what, filters the log, and downloads the filtered log', async ({
  page,
  account,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Audit log', exact: true }).click();
  await waitForPage(page, 'Audit log');
  await account.addProduct('plugin', { name: 'Quiet Checkout', slug: 'quiet-checkout' });
  await account.addProduct('theme', { name: 'Harbor Light', slug: 'harbor-light' });
  await page.reload();
  const table = page.getByRole('table', { name: 'Audit log' });
  await expect(table.getByRole('row').nth(1)).toContainText('Harbor Light');
  const row = table.getByRole('row').filter({ hasText: 'Quiet Checkout' });
  await expect(row).toContainText('Mira Rask');
  await expect(row).toContainText('Signed in');
  await expect(row).toContainText('Done');

  await page.getByLabel('Action or subject').fill('harbor');
  await expect(page).toHaveURL(/action=harbor/);
  await expect(row).toHaveCount(0);
  await expect(page.getByText('1 change', { exact: true }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Harbor Light');

  await page.getByLabel('To', { exact: true }).fill('2026-02-30');
  await page.getByLabel('From', { exact: true }).focus();
  await expect(page.getByText('Please enter a date, such as 2026-11-20.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No matching changes')).toBeVisible();
  await page.getByRole('button', { name: 'Show all changes' }).click();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/audit-log$/);
});
