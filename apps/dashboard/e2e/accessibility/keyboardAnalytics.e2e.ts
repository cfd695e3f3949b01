import type { Page } from '@playwright/test';
import { addReleasedPlugin, reportedSites, reportSites } from '../support/analytics.ts';
import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { waitForPage } from '../support/pages.ts';

const name = 'Quiet Checkout';
const widths = [1440, 390];

const widget = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });

test.describe.configure({ timeout: 300_000 });

test('chooses a product and a date, filters by a bar, and finds domains by keyboard alone', async ({
  page,
  account,
  request,
}) => {
  const { keyboard } = page;
  const product = await addReleasedPlugin(account, name);
  await reportSites(request, account, product);

  await page.goto('/dashboard/analytics');
  await waitForPage(page, 'Analytics');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('2.4.0');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await tabTo(page, page.getByRole('link', { name }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose dates' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await findPageProblems(page, widths)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Show analytics' }));
  await keyboard.press('Enter');

  await waitForPage(page, name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(`${reportedSites.length} send analytics`)).toBeVisible();
  await tabTo(page, widget(page, 'PHP versions').getByRole('application'));
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=php\.eq\.8\.3\.14/);
  await expect(page.getByText('1 of 6 sites match').first()).toBeVisible();
  await expect(widget(page, 'Domains').getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('PHP version is 8.3.14')).toBeVisible();

  const filters = page.getByRole('search', { name: 'Filter sites' });
  await filters.getByRole('button', { name: 'Clear' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByText('6 sites').first()).toBeVisible();
  const databases = widget(page, 'Database versions');
  await databases.getByRole('button', { name: 'View as table' }).click();
  await expect(databases.getByRole('row', { name: '10.6.12 [MariaDB]' })).toContainText('2');
  await expect(widget(page, 'Domains').getByRole('row')).toHaveCount(reportedSites.length + 1);
  expect(await findPageProblems(page, widths)).toEqual([]);

  await filters.getByRole('button', { name: /^PHP version/ }).focus();
  await tabTo(page, filters.getByRole('combobox', { name: 'Value' }));
  await keyboard.type('8');
  await keyboard.press('Tab');
  await expect(filters.getByRole('button', { name: 'Add filter' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('2 of 6 sites match').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search domains' }).fill('harbor5');
  await expect(widget(page, 'Domains').getByText('1 domain', { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    widget(page, 'Domains').getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('domains.csv');
});
