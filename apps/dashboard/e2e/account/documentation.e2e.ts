import type { Page } from '@playwright/test';
import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('leads from the API keys to the guides and to a call, whose example can be copied', async ({
  page,
  account,
  context,
}) => {
  expect(account.token).not.toBe('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/api-keys');
  await waitForPage(page, 'API keys');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'API documentation' }).click();
  const docs = await opened;
  await expect(heading(docs, 'Overview')).toBeVisible();

  const contents = docs.getByRole('navigation', { name: 'Documentation' });
  await contents.getByRole('link', { name: 'Releasing from CI' }).click();
  await expect(heading(docs, 'Releasing from CI')).toBeVisible();
  await docs.getByRole('link', { name: 'POST /api/v1/plugins/{id}/versions' }).click();
  await expect(docs).toHaveURL(/\/docs\/reference\/plugins#createPluginVersion$/);
  const call = docs.locator('#createPluginVersion');
  await expect(call).toBeInViewport();
  await expect(call).toContainText('API keys: with the scope release or full');
  await call.getByRole('button', { name: 'Copy: Example: Add a version' }).click();
  await expect(docs.getByRole('status')).toContainText('Copied: Example: Add a version');
  const copied = await docs.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^curl --request POST "http:\/\/127\.0\.0\.1:\d+\/api\/v1\/plugins\/\$ID\/v/,
  );
});

test('opens from the webhooks and the support page', async ({ page, account, context }) => {
  expect(account.token).not.toBe('');
  for (const [path, link, title] of [
    ['/dashboard/webhooks', 'Webhook documentation', 'Webhooks'],
    ['/dashboard/support', 'Documentation: guides and the API reference', 'Overview'],
  ] as const) {
    await page.goto(path);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: link }).click();
    const docs = await opened;
    await expect(heading(docs, title)).toBeVisible();
    await docs.close();
  }
});

test('has no accessibility problems in any theme, wide and narrow', async ({ page }) => {
  const found: Record<string, string[]> = {};
  for (const path of [
    '/docs',
    '/docs/operating/settings',
    '/docs/reference/uploads',
    '/docs/search?q=license',
  ]) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.setAttribute('open', '');
    });
    const problems = await findPageProblems(page, [1440, 900, 320]);
    if (problems.length > 0) found[path] = problems;
  }
  expect(found).toEqual({});
});

test('has the colors of the system, or those chosen in the dashboard', async ({ page }) => {
  const readColors = () =>
    page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      return [colorScheme, getComputedStyle(document.body).backgroundColor];
    });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/security-model');
  const dark = await readColors();
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  const contrast = await readColors();
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
  await page.evaluate(() => localStorage.setItem('pressdock-theme', 'light'));
  await page.reload();
  const light = await readColors();
  expect([dark[0], contrast[0], light[0]]).toEqual(['dark', 'light', 'light']);
  expect(new Set([dark[1], contrast[1], light[1]]).size).toBe(3);
});

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('is read with the keyboard', async ({ page }) => {
    await page.goto('/docs');
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('restore backup');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Search: restore backup')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Backup' }).first().press('Enter');
    await expect(page).toHaveURL(/\/docs\/operating\/[a-z-]+(#[a-z-]+)?$/);
    await page.goto('/docs');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    const menu = page.locator('.menu');
    await page.locator('summary', { hasText: 'Contents' }).focus();
    await page.keyboard.press('Enter');
    await menu.locator('summary', { hasText: 'API reference' }).focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Licenses', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Licenses')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    const response = page.locator('#readLicense summary').first();
    await response.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#readLicense')).toContainText('activation_limit');
  });
});

test.describe('at an unknown address', () => {
  test.use({ allowedErrors: /404/ });

  test('leads back to the documentation', async ({ page }) => {
    const response = await page.goto('/docs/unknown');
    expect(response?.status()).toBe(404);
    expect(await findPageProblems(page, [1440, 390])).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Go to the documentation' }).click();
    await expect(heading(page, 'Overview')).toBeVisible();
  });
});
