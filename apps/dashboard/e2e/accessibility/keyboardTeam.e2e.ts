import { newPerson, storeSession } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { signInAsOperator, updateAccount } from '../support/operator.ts';
import { waitForPage } from '../support/pages.ts';

// The first sensitive action of a session is denied until the password is confirmed.
test.use({ allowedErrors: /status of 403/ });

test('invites, revokes, finds an account, views it and returns by keyboard alone', async ({
  page,
  account,
  request,
  baseURL,
}) => {
  await updateAccount(request, account, { selectedPlan: 'pressdock-unlimited-2020' });
  await page.goto('/dashboard/team-management');
  await waitForPage(page, 'Team');
  await tabTo(page, page.getByRole('button', { name: 'Add member' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await page.keyboard.type(newPerson().email);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Actions for the invitation/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Resend' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Revoke invitation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No team members yet')).toBeVisible();

  const operator = await signInAsOperator(request);
  await storeSession(page, operator, baseURL ?? '');
  await page.goto('/dashboard/admin/accounts');
  await tabTo(page, page.getByLabel('Search by name, e-mail, or ID'));
  await page.keyboard.type(account.person.email);
  await expect(page.getByText('1 account', { exact: true }).first()).toBeVisible();
  await tabTo(page, page.getByRole('row').getByRole('link', { name: 'Mira Rask' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'View as owner' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'View as owner' }));
  await page.keyboard.press('Enter');
  const password = page.getByRole('dialog').getByLabel('Current password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type(operator.person.password);
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Home');
  await tabTo(page, page.getByRole('button', { name: 'Stop viewing' }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Mira Rask');
});
