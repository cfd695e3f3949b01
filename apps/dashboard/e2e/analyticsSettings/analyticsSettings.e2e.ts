import { readFile } from 'node:fs/promises';
import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { waitForPage } from '../support/pages.ts';

const widths = [1440, 390];
const settings = '/dashboard/analytics/settings';

test('shortens the retention only after saying what is deleted, by keyboard alone', async ({
  page,
  account: _account,
}) => {
  await page.goto(settings);
  await waitForPage(page, 'Analytics settings');
  const period = page.getByRole('button', { name: 'Store daily records for' });
  await expect(period).toContainText('90 days');
  await expect(page.getByRole('button', { name: 'Save retention' })).toBeDisabled();
  await tabTo(page, period);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '90 days' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(period).toContainText('30 days');
  await tabTo(page, page.getByRole('button', { name: 'Save retention' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Store daily records for 30 days?' });
  await expect(question).toContainText('are deleted');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await tabTo(page, question.getByRole('button', { name: 'Shorten retention' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.reload();
  await expect(period).toContainText('30 days');

  await period.click();
  await page.getByRole('option', { name: '2 years' }).click();
  await page.getByRole('button', { name: 'Save retention' }).click();
  await expect(page.getByText('Daily records are now stored for 2 years')).toBeVisible();
});

test('collects the list of plugins only after the author selects it', async ({ page, account }) => {
  const tide = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await account.addProduct('theme', { name: 'Harbor Light', slug: 'harbor-light' });
  await page.goto(`${settings}?product=${tide}`);
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue(
    '[plugin] - Tide Table',
  );
  const fields = page.getByRole('group', { name: 'Collect from sites with consent' });
  const plugins = fields.getByRole('checkbox', { name: 'Other plugins' });
  await expect(plugins).not.toBeChecked();
  await expect(fields.getByRole('checkbox', { name: 'Domain' })).toBeChecked();
  expect(await findPageProblems(page, widths)).toEqual([]);
  await tabTo(page, plugins);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save fields' }).click();
  await expect(page.getByText('The fields of Tide Table have been saved')).toBeVisible();
  await page.reload();
  await expect(plugins).toBeChecked();
});

test('erases a domain that is typed twice and gives a receipt without it', async ({
  page,
  account: _account,
}) => {
  await page.goto(settings);
  await expect(page.getByText('No domain has been erased yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase a domain' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Domain', { exact: true }).fill('shop.example');
  await dialog.getByLabel('Enter the domain again to confirm').fill('shop.exampel');
  await dialog.getByRole('button', { name: 'Erase domain' }).click();
  await expect(dialog.getByText('The two domains differ.').first()).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);

  await dialog.getByLabel('Enter the domain again to confirm').fill('shop.example');
  await dialog.getByRole('button', { name: 'Erase domain' }).click();
  await expect(dialog).toHaveAccessibleName('Nothing was stored of shop.example');
  expect(await findPageProblems(page, widths)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download receipt' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^erasure-\d{4}-\d\d-\d\d-[\w-]+\.txt$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Daily records: 0');
  expect(text).not.toContain('shop.example');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const receipts = page.getByRole('table', { name: 'Receipts for erased domains' });
  await expect(receipts.getByRole('row')).toHaveCount(2);
  await expect(receipts.getByRole('button', { name: /^Download the receipt of/ })).toBeVisible();
});
