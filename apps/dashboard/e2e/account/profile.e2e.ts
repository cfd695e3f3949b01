import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const savedNotice = 'Your changes have been saved.';

async function openProfile(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await waitForPage(page, 'Profile');
  await expect(page.getByLabel('First name')).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const form = (page: Page) => page.getByRole('main').locator('form');
const current = (page: Page) => page.getByLabel('Current password', { exact: true });

test('saves a profile and shows a notice for a moment', async ({ page, account }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await waitForPage(page, 'Profile');
  await page.getByLabel('Last name').fill('Rask-Holm');
  await page.getByText('Builds, and versions released with an API key').click();
  await page.getByLabel('Slack webhook URL').fill('https://hooks.slack.com/services/T1/B2/x');
  await page.getByLabel('City').fill('Kiel');
  await page.getByLabel('Envato API token', { exact: true }).fill('envato-token');
  await save(page);
  const notice = form(page).getByText(savedNotice);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(savedNotice);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account of Mira Rask-Holm' })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Rask-Holm');
  await expect(
    page.getByRole('checkbox', { name: 'Builds, and versions released with an API key' }),
  ).not.toBeChecked();
  await expect(page.getByLabel('City')).toHaveValue('Kiel');
  const token = page.getByLabel('Envato API token', { exact: true });
  await expect(token).toHaveValue('••••••••');
  await token.fill('');
  await save(page);
  await expect(form(page).getByText(savedNotice)).toBeVisible();
  await page.reload();
  await expect(token).toHaveValue('');
  expect(account.person.email).toContain('@');
});

test.describe('a save that the server refuses', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('requires the current password for a new one and signs out other sessions', async ({
    page,
    account,
    request,
  }) => {
    const { email, password } = account.person;
    const otherToken = await (
      await request.post('/api/v1/auth', { data: { email, password } })
    ).text();
    await openProfile(page);
    await page.getByLabel('New password', { exact: true }).fill('quiet-harbor-48');
    await page.getByLabel('Confirm password', { exact: true }).fill('quiet-harbor-49');
    await save(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Password and Confirm Password must match.');
    await page.getByLabel('Confirm password', { exact: true }).fill('quiet-harbor-48');
    await save(page);
    await expect(alert).toContainText('Please enter your current password.');
    await current(page).fill('not this one');
    await save(page);
    await expect(alert).toContainText(
      'Your update failed server-side validation.  Please try again.',
    );
    await expect(current(page)).toHaveAccessibleDescription(/Your current password is incorrect\./);
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('quiet-harbor-48');
    await current(page).fill(password);
    await save(page);
    await expect(form(page).getByText(savedNotice)).toBeVisible();
    await expect(current(page)).toHaveValue('');
    const headers = { Authorization: `Bearer ${otherToken}` };
    expect((await request.get('/api/v1/users/me/', { headers })).status()).toBe(401);
    const data = { email, password: 'quiet-harbor-48' };
    expect((await request.post('/api/v1/auth', { data })).ok()).toBe(true);
  });

  test('requires names and e-mail without losing other changes', async ({ page, account }) => {
    await openProfile(page);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('City').fill('Kiel');
    await save(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Email, First Name, and Last Name are all required fields.');
    await page.getByLabel('First name').fill('Mira');
    await page.getByLabel('Slack webhook URL').fill('https://slack.example/x');
    await save(page);
    await expect(page.getByLabel('Slack webhook URL')).toHaveAccessibleDescription(
      /starts with https:\/\/hooks\.slack\.com\//,
    );
    await expect(page.getByLabel('City')).toHaveValue('Kiel');
    await expect(page.getByLabel('E-mail')).toHaveValue(account.person.email);
  });
});

test.describe('with a server that fails', () => {
  test.use({ allowedErrors: /500|Failed to load resource/ });

  test('reports a failed save and saves on the next try', async ({ page, account }) => {
    await openProfile(page);
    await page.getByLabel('City').fill('Kiel');
    await page.route('**/api/v1/users/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await save(page);
    await expect(page.getByRole('alert')).toContainText(
      'There was an error saving your profile.  Please try again.',
    );
    await page.unroute('**/api/v1/users/*');
    await save(page);
    await expect(form(page).getByText(savedNotice)).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Kiel');
    expect(account.token).not.toBe('');
  });
});

test('asks before leaving with unsaved changes', async ({ page, account }) => {
  await openProfile(page);
  await page.getByLabel('City').fill('Kiel');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Kiel');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await waitForPage(page, 'Home');
  expect(account.token).not.toBe('');
});

test.describe('when the person cannot be loaded', () => {
  test.use({ allowedErrors: /status of 500|500 from/ });

  test('reports the failure and continues after a retry', async ({ page, account }) => {
    const actual = '**/api/v1/users/me/actual';
    await page.route(actual, (route) =>
      route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
    );
    await page.goto('/dashboard/profile');
    await expect(page.getByText('Your account could not be loaded.')).toBeVisible();
    await page.unroute(actual);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(account.person.email);
    await expect(page.getByText('Your account could not be loaded.')).toHaveCount(0);
  });
});
