import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const url = 'https://receiver.invalid/hooks/pressdock';
const widths = [1440, 390];

/** How long a job may wait while other tests keep the server busy. */
const jobTimeout = 40_000;

test('sends a test event, shows its request and result, and sends it again', async ({
  page,
  account,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  await waitForPage(page, 'Webhooks');
  await expect(page.getByText('No webhooks yet')).toBeVisible();

  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await account.updateProduct('plugin', id, { webhook_urls: [url] });
  await page.goto(`/dashboard/plugins/edit/${id}`);
  await page.getByRole('link', { name: 'View deliveries' }).click();
  const row = page.getByRole('row').filter({ hasText: url });
  await expect(row).toContainText('Tide Table');
  await expect(row).toContainText('Active');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await row.getByRole('link', { name: url }).click();
  await waitForPage(page, url);
  await expect(page.getByText('No deliveries yet')).toBeVisible();

  await page.getByRole('button', { name: 'Send test event' }).click();
  await waitForPage(page, 'Delivery: Test');
  await expect(page.getByText('Attempt 1', { exact: true })).toBeVisible({ timeout: jobTimeout });
  await expect(page.getByText('The server is unreachable.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText(
    'pressdock-event: webhook.test',
  );
  await expect(page.getByRole('region', { name: 'Body' })).toContainText('"event": "webhook.test"');
  expect(await findPageProblems(page, widths)).toEqual([]);
  const address = page.url();

  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Attempt 2', { exact: true })).toBeVisible({ timeout: jobTimeout });
  await page.getByRole('link', { name: 'View the webhook' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Waiting' })).toContainText('Test');
  // The notices of the two requests close by themselves.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await findPageProblems(page, widths)).toEqual([]);

  // The address of a delivery can be sent to a colleague.
  await page.goto(address);
  await waitForPage(page, 'Delivery: Test');
});

test.describe('with a server that fails', () => {
  test.use({ allowedErrors: /404|500|Failed to load resource/ });

  test('reports the failure, and says what is missing', async ({ page, account }) => {
    expect(account.token).not.toBe('');
    await page.route('**/api/v2/webhooks', (route) => route.fulfill({ status: 500 }));
    await page.goto('/dashboard/webhooks');
    await expect(page.getByRole('alert')).toContainText(
      'There was an error fetching your webhooks.',
    );
    await page.unroute('**/api/v2/webhooks');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await page.goto('/dashboard/webhooks/11111111-1111-4111-8111-111111111111');
    await expect(page.getByText('Webhook not found')).toBeVisible();
  });
});
