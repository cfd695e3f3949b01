import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, openAccount, storeSession } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';
import { sessionEndedDialog, signIn, signInAgain } from '../support/signIn.ts';

test.use({ allowedErrors: /status of 401/ });

const city = (page: Page) => page.getByLabel('City');

async function endSession(request: APIRequestContext, { token }: Account): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.delete('/api/v1/auth', { headers })).status()).toBe(204);
}

/** Opens the profile and waits until the page knows the person, whom it asks to sign in again. */
async function openProfile(page: Page): Promise<void> {
  const person = page.waitForResponse(
    (response) => response.url().endsWith('/users/me/actual') && response.ok(),
  );
  await page.goto('/dashboard/profile');
  await person;
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
  await expect(sessionEndedDialog(page).getByLabel('E-mail')).toHaveValue(account.person.email);
  await signInAgain(page, 'not this one');
  await expect(sessionEndedDialog(page).getByRole('alert')).toHaveText(
    'Invalid username or password.  Please try again.',
  );
  await signInAgain(page, account.person.password);
  await expect(sessionEndedDialog(page)).toBeHidden();
  await expect(page.locator('form').getByText('Your changes have been saved.')).toBeVisible();
  await expect(city(page)).toHaveValue('Kiel');

  // The other tab continues with the new session and keeps its input.
  await expect(city(other)).toHaveValue('Flensburg');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.locator('form').getByText('Your changes have been saved.')).toBeVisible();
  await expect(sessionEndedDialog(other)).toBeHidden();
});

test('shows the next person nothing of the previous one', async ({ page, account, request }) => {
  const otherAccount = await openAccount(request);
  await openProfile(page);
  await city(page).fill('Kiel');
  await endSession(request, account);
  const other = await page.context().newPage();
  await other.goto('/dashboard/profile');
  await waitForPage(other, 'Sign in');
  await expect(sessionEndedDialog(page)).toBeVisible();
  await expect(city(page)).toHaveValue('Kiel');
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  await signIn(other, otherAccount.person);
  await expect(city(other)).toHaveValue('');
  await expect(sessionEndedDialog(page)).toBeHidden();
  // By role, which ignores the hidden document that is about to reload.
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toHaveValue(otherAccount.person.email);
  await expect(city(page)).toHaveValue('');
  expect(questions).toEqual([]);
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
  await waitForPage(page, 'Sign in');
  await waitForPage(other, 'Sign in');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await waitForPage(page, 'Sign in');
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
  const otherPage = await context.newPage();
  await storeSession(
    otherPage,
    { ...account, token: await session.text() } as Account,
    baseURL ?? '',
  );
  await otherPage.goto('/dashboard');
  await waitForPage(otherPage, 'Home');

  await page.goto('/dashboard/profile/security');
  const sessions = page.getByRole('table', { name: 'Your sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await sessions.getByRole('button', { name: /^Sign out the session on/ }).click();
  await expect(sessions.getByRole('row')).toHaveCount(2);
  await otherPage.getByRole('link', { name: 'API keys', exact: true }).click();
  await expect(sessionEndedDialog(otherPage)).toBeVisible();
  await otherPage.reload();
  await waitForPage(otherPage, 'Sign in');
  expect(await context.cookies()).toEqual([]);
  await context.close();
});
