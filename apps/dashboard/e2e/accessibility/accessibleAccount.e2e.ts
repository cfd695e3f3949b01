import type { Page } from '@playwright/test';
import { findProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const screens: Record<string, (page: Page) => Promise<void>> = {
  profile: async (page) => {
    await page.goto('/dashboard');
    await waitForPage(page, 'Home');
    await page.evaluate(() => history.pushState(null, '', '/dashboard/profile'));
    await expect(page.getByLabel('First name')).toBeVisible();
  },
  'a rejected profile': async (page) => {
    await page.getByLabel('First name').fill('');
    await page.getByLabel('New password', { exact: true }).fill('quiet');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'leaving the profile': async (page) => {
    await page.evaluate(() => history.pushState(null, '', '/dashboard'));
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'no keys': async (page) => {
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.goto('/dashboard/api-keys');
    await waitForPage(page, 'API keys');
    await expect(page.getByText('No API keys yet')).toBeVisible();
  },
  'creating a key': async (page) => {
    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Builds of the harbor office');
  },
  'a new key': async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
    await expect(page.getByRole('dialog', { name: 'Your new API key' })).toBeVisible();
  },
  keys: async (page) => {
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Builds of the' })).toBeVisible();
  },
};

test('the screens of an account have no accessibility problems in any theme', async ({
  page,
  account,
}) => {
  test.setTimeout(240_000);
  expect(account.token).not.toBe('');
  await page.addInitScript(() => localStorage.setItem('pressdock-theme', 'light'));
  expect(await findProblems(page, screens, [1440, 900, 390])).toEqual({});
});
