import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

async function openCreateDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create API key' }).click();
  return page.getByRole('dialog', { name: 'Create API key' });
}

test('creates a key, shows it once, uses it and deletes it', async ({ page, account, request }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'API keys', exact: true }).click();
  await waitForPage(page, 'API keys');
  await expect(page.getByText('No API keys yet')).toBeVisible();

  const dialog = await openCreateDialog(page);
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please enter a name for this key.');
  await dialog.getByLabel('Name').fill('Builds');
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  const createdDialog = page.getByRole('dialog', { name: 'Your new API key' });
  const key = (await createdDialog.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^pdk_[0-9A-Za-z]{46}$/);
  const headers = { Authorization: `Bearer ${key}` };
  expect((await request.get('/api/v1/plugins', { headers })).ok()).toBe(true);
  expect((await request.get('/api/v1/users/me/', { headers })).status()).toBe(403);
  await createdDialog.getByRole('button', { name: 'Close' }).click();
  await expect(createdDialog).toBeHidden();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Builds' });
  await expect(row).toContainText(`${key.slice(0, 10)}…`);
  await expect(row).toContainText('Release');
  await expect(row.locator('time')).toHaveCount(2);
  await expect(page.getByText(key)).toHaveCount(0);

  await row.getByRole('button', { name: 'Delete the API key Builds' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the API key Builds?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Delete the API key Builds' }).click();
  await question.getByRole('button', { name: 'Delete API key' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  expect((await request.get('/api/v1/plugins', { headers })).status()).toBe(401);
  expect(account.token).not.toBe(key);
});

test.describe('with a server that fails', () => {
  test.use({ allowedErrors: /500|Failed to load resource/ });

  test('reports the failure and loads the keys after a retry', async ({ page, account }) => {
    expect(account.token).not.toBe('');
    await page.route('**/api/v1/api-keys', (route) => route.fulfill({ status: 500 }));
    await page.goto('/dashboard/api-keys');
    await expect(page.getByRole('alert')).toContainText('Error fetching API keys.');
    await page.unroute('**/api/v1/api-keys');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No API keys yet')).toBeVisible();
  });
});
