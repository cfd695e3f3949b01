import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { updateAccount } from '../support/operator.ts';
import { waitForPage } from '../support/pages.ts';

const name = 'Quiet Checkout';
const widths = [1440, 390];

test('says what to do about a product without data', async ({ page, account }) => {
  const product = await account.addProduct('plugin', { name, slug: 'quiet-checkout' });
  await page.goto(`/dashboard/analytics?product=${product}`);
  await expect(page.getByText('No data for this product yet')).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No data for this product yet')).toBeVisible();
  await page.getByRole('link', { name: 'Choose another product' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('offers to add a product only to an account that may add one', async ({
  page,
  account,
  request,
}) => {
  const add = page.getByRole('main').getByRole('link', { name: 'Add plugin' });
  await page.goto('/dashboard/analytics');
  await expect(page.getByText('No products yet')).toBeVisible();
  await expect(add).toBeVisible();
  await updateAccount(request, account, { canAddPluginOrTheme: false });
  await page.reload();
  await expect(page.getByText('No products yet')).toBeVisible();
  await expect(add).toHaveCount(0);
});

test.describe('of an unknown product', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('says so in each step and leads to the list of products', async ({ page, account }) => {
    await account.addProduct('plugin', { name, slug: 'quiet-checkout' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const view of [`product=${unknown}`, `product=${unknown}&date=2026-11-20`]) {
      await page.goto(`/dashboard/analytics?${view}`);
      await expect(page.getByText('Product not found')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      expect(await findPageProblems(page, widths)).toEqual([]);
      await page.getByRole('link', { name: 'Change product' }).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
  });
});

test('offers the plan to an account without analytics', async ({ page, account, request }) => {
  await updateAccount(request, account, { analyticsPlan: 'none' });
  await page.goto('/dashboard/analytics');
  await expect(page.getByText('Your account has no analytics plan')).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);
  await page.getByRole('link', { name: 'Request this plan: Analytics small' }).click();
  await waitForPage(page, 'Support');
});

test.describe('without a server', () => {
  test.use({ allowedErrors: /500|Console/ });

  test('reports a failure and tries again', async ({ page, account }) => {
    await account.addProduct('plugin', { name, slug: 'quiet-checkout' });
    let isBroken = true;
    await page.route('**/api/v2/analytics/*/plugins', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { code: 'internal' } }) : route.continue(),
    );
    await page.goto('/dashboard/analytics');
    await expect(page.getByText('There was an error fetching your products.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: /again|Retry/ }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});
