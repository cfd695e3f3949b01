import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, enter, openAccount } from '../support/accounts.ts';
import { arrived } from '../support/pages.ts';
import { again, signIn, signInAgain } from '../support/signing.ts';
import { expect, test } from '../support/story.ts';

test.use({ forgiven: /status of 401/ });

const city = (page: Page) => page.getByLabel('City');

async function endSession(request: APIRequestContext, { token }: Account): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.delete('/api/v1/auth', { headers })).status()).toBe(204);
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await expect(city(page)).toBeVisible();
}

test('restores a session that ended during typing, on top of the page, in every tab', async ({
  page,
  account,
  request,
}) => {
  const other = await page.context().newPage();
  await openProfile(other);
  await city(other).fill('Flensburg');
  await openProfile(page);
  await city(page).fill('Kiel');
  await endSession(request, account);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(again(page).getByLabel('E-mail')).toHaveValue(account.person.email);
  await signInAgain(page, 'not this one');
  await expect(again(page).getByRole('alert')).toHaveText(
    'Invalid username or password.  Please try again.',
  );
  await signInAgain(page, account.person.password);
  await expect(again(page)).toBeHidden();
  await expect(page.locator('form').getByText('Your changes have been saved.')).toBeVisible();
  await expect(city(page)).toHaveValue('Kiel');

  // The other tab continues with the new session and keeps its input.
  await expect(city(other)).toHaveValue('Flensburg');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.locator('form').getByText('Your changes have been saved.')).toBeVisible();
  await expect(again(other)).toBeHidden();
});

test('shows the next person nothing of the previous one', async ({ page, account, request }) => {
  const successor = await openAccount(request);
  await openProfile(page);
  await city(page).fill('Kiel');
  await endSession(request, account);
  const other = await page.context().newPage();
  await other.goto('/dashboard/profile');
  await arrived(other, 'Sign in');
  await expect(again(page)).toBeVisible();
  await expect(city(page)).toHaveValue('Kiel');
  await signIn(other, successor.person);
  await expect(city(other)).toHaveValue('');
  await expect(page.getByLabel('E-mail')).toHaveValue(successor.person.email);
  await expect(city(page)).toHaveValue('');
});

test('signs out every tab at once, and shows nothing after going back', async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe('');
  const other = await page.context().newPage();
  await openProfile(other);
  await city(other).fill('Kiel');
  await openProfile(page);
  await page.goto('/dashboard/plugins/add');
  await page.getByLabel('Name', { exact: true }).fill('Tide Table');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await arrived(page, 'Sign in');
  await arrived(other, 'Sign in');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await arrived(page, 'Sign in');
  await expect(page.getByText(account.person.email)).toHaveCount(0);
});

test('signs out a session that another device ended, with its next request', async ({
  page,
  account,
  browser,
  baseURL,
  request,
}) => {
  const { email, password } = account.person;
  const session = await request.post('/api/v1/auth', { data: { email, password } });
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await context.newPage();
  await enter(elsewhere, { ...account, token: await session.text() } as Account, baseURL ?? '');
  await elsewhere.goto('/dashboard');
  await arrived(elsewhere, 'Home');

  await page.goto('/dashboard/profile/security');
  const sessions = page.getByRole('table', { name: 'Your sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await sessions.getByRole('button', { name: /^Sign out the session on/ }).click();
  await expect(sessions.getByRole('row')).toHaveCount(2);
  await elsewhere.getByRole('link', { name: 'API keys', exact: true }).click();
  await expect(again(elsewhere)).toBeVisible();
  await elsewhere.reload();
  await arrived(elsewhere, 'Sign in');
  expect(await context.cookies()).toEqual([]);
  await context.close();
});
