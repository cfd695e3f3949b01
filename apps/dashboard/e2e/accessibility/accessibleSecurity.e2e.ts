import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { findProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';
import { confirmPassword, sessionEndedDialog, signIn } from '../support/signIn.ts';
import { authenticatorCode } from '../support/totp.ts';

test.use({ allowedErrors: /status of 40[0134]/ });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const listScreens = ({
  person,
  token,
}: Account): Record<string, (page: Page) => Promise<void>> => ({
  security: async (page) => {
    await page.goto('/dashboard/profile/security');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(
      page.getByRole('button', { name: 'Set up two-factor authentication' }),
    ).toBeVisible();
  },
  proof: async (page) => {
    await press(page, 'Set up two-factor authentication');
    await confirmPassword(page, 'not this one');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a secret for the app': async (page) => {
    await confirmPassword(page, person.password);
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  },
  'recovery codes': async (page) => {
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByLabel('Code from the app').fill(authenticatorCode(secret));
    await press(page, 'Turn on');
    await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  },
  leaving: async (page) => {
    await press(page, 'I have saved them');
    await press(page, 'Deactivate account');
    await page.getByRole('dialog').getByRole('textbox').fill('somebody@quiet.example');
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate account' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  support: async (page) => {
    await page.goto('/dashboard/support');
    await expect(page.getByText('No support contact is configured')).toBeVisible();
  },
  'signing in again': async (page) => {
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.delete('/api/v1/auth', { headers });
    await page.evaluate(() => history.pushState(null, '', '/dashboard/profile'));
    await expect(sessionEndedDialog(page)).toBeVisible();
  },
  'a rejected code': async (page) => {
    await page.goto('/login');
    await signIn(page, person);
    await page.getByLabel('Code').fill('000000');
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'asking for a new password': async (page) => {
    await page.goto('/password-reset');
    await press(page, 'Send link');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'an e-mail is sent': async (page) => {
    await page.getByLabel('E-mail').fill(person.email);
    await press(page, 'Send link');
    await waitForPage(page, 'Check your e-mail');
  },
  'a link that does not work': async (page) => {
    await page.goto('/change-password/none');
    await waitForPage(page, 'This link does not work');
  },
  'a deactivated account': async (page) => {
    await page.goto('/deactivated?until=2026-12-22T12:00:00.000Z');
    await waitForPage(page, 'Your account is deactivated');
  },
});

test('the security screens have no accessibility problems in any theme', async ({
  page,
  account,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => localStorage.setItem('pressdock-theme', 'light'));
  expect(await findProblems(page, listScreens(account))).toEqual({});
});
