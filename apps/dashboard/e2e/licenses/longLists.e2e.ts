import { expect, test } from '../support/fixtures.ts';
import { importLicenses } from '../support/licenses.ts';

const BATCH = 500;
const COUNT = 1030;

test('lists of more than 1,000 licenses and customers load to their end', async ({
  page,
  account,
  request,
}) => {
  const lines = Array.from({ length: COUNT }, (_, index) => ({
    key: `QUIET-${1000 + index}`,
    customer_email: `ada-${1000 + index}@harbor.org`,
  }));
  for (let start = 0; start < COUNT; start += BATCH) {
    await importLicenses(request, account, lines.slice(start, start + BATCH));
  }
  const more = page.getByRole('button', { name: 'Load more' });

  await page.goto('/dashboard/license-management?pages=40');
  await expect(page.getByText('1,000 of 1,030 shown').first()).toBeVisible();
  await more.click();
  await expect(page.getByText('1,025 of 1,030 shown').first()).toBeVisible();
  await more.click();
  await expect(more).toHaveCount(0);
  // A reload restores 40 pages.
  await expect(page).toHaveURL(/\?pages=40$/);

  await page.goto('/dashboard/license-management/customers?pages=20');
  await expect(page.getByText('1,000 shown').first()).toBeVisible();
  await more.click();
  await expect(page.getByText('1,030 customers').first()).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('the licenses of a customer load to their end', async ({ page, account, request }) => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    key: `QUIET-${1000 + index}`,
    customer_email: 'ada@harbor.org',
  }));
  await importLicenses(request, account, lines);
  await page.goto('/dashboard/license-management/customers');
  await page.getByRole('link', { name: 'ada@harbor.org' }).click();
  const rows = page.getByRole('table', { name: 'Licenses' }).getByRole('row');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(rows).toHaveCount(26);
  await more.click();
  await expect(rows).toHaveCount(51);
  await page.reload();
  await expect(rows).toHaveCount(51);
  await more.click();
  await expect(rows).toHaveCount(61);
  await expect(more).toHaveCount(0);
  await expect(page.getByText('60 licenses', { exact: true })).toBeVisible();
});

test('the access log of a license key loads to its end', async ({ page, account, request }) => {
  const key = `QUIET-${account.person.email}`;
  await importLicenses(request, account, [{ key, customer_email: 'ada@harbor.org' }]);
  for (let site = 1; site <= 51; site += 1) {
    const query = { license: key, domain: `shop-${site}.org` };
    const url = await account.licenseCheckUrl('validate', query);
    expect((await request.get(url)).status()).toBe(200);
  }
  await page.goto(`/dashboard/license-management/refusals?text=${encodeURIComponent(key)}`);
  const decisions = page.getByRole('table', { name: 'Decisions about sites' });
  await expect(decisions).toContainText('shop-51.org');
  await expect(decisions.getByText('shop-1.org', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(decisions.getByText('shop-1.org', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});
