import { newPerson } from '../support/accounts.ts';
import { findEmailLink } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';
import { signIn } from '../support/signIn.ts';

test.use({ allowedErrors: /status of 40[01]/ });

test('resets a forgotten password by e-mail, once, and ends every session', async ({
  page,
  account,
  request,
}) => {
  const { email } = account.person;
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await waitForPage(page, 'Reset your password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please enter the email address associated with your account.',
  );
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await waitForPage(page, 'Check your e-mail');

  const link = await findEmailLink(request, email, '/change-password/');
  await page.goto(link);
  await waitForPage(page, 'Choose a new password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter valid passwords.');
  await page.getByLabel('New password', { exact: true }).fill('quiet-harbor-48');
  await page.getByLabel('Confirm password', { exact: true }).fill('quiet-harbor-49');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText('Your passwords do not match.');
  await page.getByLabel('Confirm password', { exact: true }).fill('quiet-harbor-48');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await waitForPage(page, 'Your password was changed');
  const headers = { Authorization: `Bearer ${account.token}` };
  expect((await request.get('/api/v1/users/me/', { headers })).status()).toBe(401);

  await page.goto(link);
  await waitForPage(page, 'This link does not work');
  await expect(page.getByRole('alert')).toHaveText('The code you provided was invalid.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await waitForPage(page, 'Reset your password');
  // The page says the same for an address without an account.
  await page.getByLabel('E-mail').fill(newPerson().email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await waitForPage(page, 'Check your e-mail');

  await page.goto('/login');
  await signIn(page, account.person);
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid username or password.  Please try again.',
  );
  await signIn(page, { ...account.person, password: 'quiet-harbor-48' });
  await waitForPage(page, 'Home');
});
