import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { packageFile } from '../support/packages.ts';
import { waitForPage } from '../support/pages.ts';

const widths = [1440, 390];
const slug = 'tide-table';

test('lists the releases of a product and opens one by keyboard', async ({ page, account }) => {
  const id = await account.addProduct('plugin', { name: 'Tide Table', slug });
  await page.goto(`/dashboard/analytics/health/${id}`);
  await waitForPage(page, 'Update health');
  await expect(page.getByText('No releases yet')).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);

  for (const version of ['1.0.0', '1.1.0']) {
    await account.addVersion('plugin', id, version, packageFile('plugin', { slug, version }));
  }
  await page.reload();
  const releases = page.getByRole('table', { name: 'Releases and how sites took them' });
  await expect(releases.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Latest release, 1.1.0' })).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);

  await tabTo(page, releases.getByRole('link', { name: '1.1.0' }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Update health of 1.1.0');
  await expect(page.getByText(/^Not (counted|offered) yet$/)).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);
  await page.getByRole('link', { name: 'All releases' }).click();
  await expect(page).toHaveURL(`/dashboard/analytics/health/${id}`);
});

test.describe('an unknown release', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('is explained, and so is an unknown product', async ({ page, account }) => {
    const id = await account.addProduct('plugin', { name: 'Tide Table', slug });
    const unknown = '00000000-0000-4000-8000-000000000000';
    await page.goto(`/dashboard/analytics/health/${id}/${unknown}`);
    await expect(page.getByText('No such release')).toBeVisible();
    await page.goto(`/dashboard/analytics/health/${unknown}`);
    await expect(page.getByText('No such product')).toBeVisible();
    expect(await findPageProblems(page, widths)).toEqual([]);
  });

  test('of a shared link tells a visitor what to do', async ({ page }) => {
    await page.goto('/shared-analytics/revoked');
    await waitForPage(page, 'Shared analytics');
    await expect(page.getByText('This link does not work')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await findPageProblems(page, widths)).toEqual([]);
  });
});
