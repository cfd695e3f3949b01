import type { Page } from '@playwright/test';
import { newPerson, openAccount, storeSession } from '../support/accounts.ts';
import { findEmailLink } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { importLicenses } from '../support/licenses.ts';
import { signInAsOperator, updateAccount } from '../support/operator.ts';
import { OwnServer } from '../support/ownServer.ts';
import { waitForPage } from '../support/pages.ts';
import { expectFlagsReadOnly } from '../support/readOnlyFlags.ts';
import { confirmPassword } from '../support/signIn.ts';

/** Returns the banner that the pages show while the operator views an account. */
const viewingBanner = (page: Page, email: string) =>
  page.getByText(`You are viewing ${email} until`);

/** Views an account. The first sensitive action of a session asks for the password. */
async function viewAsOwner(page: Page, email: string, password?: string) {
  await page.getByRole('button', { name: 'View as owner' }).click();
  const question = page.getByRole('alertdialog', { name: "View Mira Rask's account?" });
  await question.getByRole('button', { name: 'View as owner' }).click();
  if (password !== undefined) await confirmPassword(page, password);
  await expect(viewingBanner(page, email)).toBeVisible();
}

async function findOverdueAccount(page: Page, email: string) {
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await waitForPage(page, 'Accounts');
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Payment overdue' }).click();
  await page.getByLabel('Search by name, e-mail, or ID').fill(email);
  await expect(page).toHaveURL(/state=delinquent/);
  await expect(page).toHaveURL(/q=mira/);
  await expect(page.getByText('1 account', { exact: true }).first()).toBeVisible();
  await page.getByRole('row').getByRole('link', { name: 'Mira Rask' }).click();
  await waitForPage(page, 'Mira Rask');
}

async function setPlan(page: Page) {
  await page.getByLabel('Plan', { exact: true }).click();
  await page.getByRole('option', { name: 'Unlimited' }).click();
  await page.locator('label').filter({ hasText: 'Payment overdue' }).click();
  await page.locator('label').filter({ hasText: 'Plugins and themes' }).click();
  await expect(page.getByRole('checkbox', { name: 'Payment overdue' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
}

/** Checks that no page offers a change while the operator views an account. */
async function expectReadOnly(page: Page, email: string, pluginId: string) {
  await page.getByRole('link', { name: 'Plugins', exact: true }).click();
  await expect(page.getByText('This account cannot add plugins')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add plugin' })).toHaveCount(0);
  await page.goto(`/dashboard/plugins/${pluginId}`);
  await waitForPage(page, 'Quiet Checkout');
  await expect(viewingBanner(page, email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add version' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continuous deployment', exact: true }).click();
  await expect(page.getByText('No builds yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Licenses', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for license QUIET-1' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit license', 'Show details']);
  await page.getByRole('menuitem', { name: 'Edit license' }).click();
  await expect(page.getByLabel('License key')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save license' })).toHaveCount(0);
  await page.goto('/dashboard/license-management/import');
  await expect(page.getByText('Viewing is read-only')).toBeVisible();
}

async function expectPersonalPagesClosed(page: Page) {
  for (const closed of ['API keys', 'Profile', 'Accounts']) {
    await expect(page.getByRole('link', { name: closed, exact: true })).toHaveCount(0);
  }
  await page.goto('/dashboard/admin/accounts');
  await expect(page.getByText('This page is for the operator')).toBeVisible();
  await page.goto('/dashboard/audit-log');
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Quiet Checkout');
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
  await page.goto('/dashboard/license-management/offline');
  await expect(page.getByText('Only the owner can replace signing keys')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create next key' })).toHaveCount(0);
}

/** Makes the server report that the viewing session has just ended. */
async function endViewing(page: Page) {
  await page.route('**/api/v1/users/me/actual', async (route) => {
    const response = await route.fetch();
    const viewingEndsAt = new Date().toISOString();
    await route.fulfill({ json: { ...(await response.json()), viewingEndsAt } });
  });
}

/** Performs an action from the menu of an account and confirms it. */
async function act(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions for' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: action }).click();
}

test.describe('with actions that require the password', () => {
  test.use({ allowedErrors: /status of 403/ });

  test('the operator finds an account, sets its plan, views it read-only, and returns', async ({
    page,
    request,
    baseURL,
  }) => {
    const account = await openAccount(request);
    const id = await account.addProduct('plugin', {
      name: 'Quiet Checkout',
      slug: 'quiet-checkout',
    });
    await importLicenses(request, account, [{ key: 'QUIET-1', customer_email: 'ada@quay.org' }]);
    const { email } = account.person;
    const flagProduct = await account.addFlagProduct('Gray Heron');
    const flag = await account.addFlag(flagProduct, { identifier: 'BETA' });
    await updateAccount(request, account, { isDeliquent: true });
    const operator = await signInAsOperator(request);
    await storeSession(page, operator, baseURL ?? '');
    await page.goto('/dashboard');
    await findOverdueAccount(page, email);
    await setPlan(page);

    await viewAsOwner(page, email, operator.person.password);
    await waitForPage(page, 'Home');
    await expect(page.getByText('30 minutes left')).toBeVisible();
    await expectReadOnly(page, email, id);
    await expectPersonalPagesClosed(page);
    await expectFlagsReadOnly(page, flagProduct, flag);

    await page.getByRole('button', { name: 'Stop viewing' }).click();
    await waitForPage(page, 'Mira Rask');
    await expect(viewingBanner(page, email)).toHaveCount(0);
    await expect(page.getByLabel('Plan', { exact: true })).toContainText('Unlimited');

    await viewAsOwner(page, email);
    await endViewing(page);
    await page.reload();
    await waitForPage(page, 'Sign in');
    await expect(page.getByText('Viewing ended after 30 minutes')).toBeVisible();
  });

  test('the operator creates, suspends, restores, appoints and deletes an account', async ({
    page,
    request,
    baseURL,
  }) => {
    const operator = await signInAsOperator(request);
    await storeSession(page, operator, baseURL ?? '');
    const { email } = newPerson();
    await page.goto('/dashboard/admin/accounts');
    await page.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await dialog.getByLabel('First name').fill('Nia');
    await dialog.getByLabel('Last name').fill('Holm');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await confirmPassword(page, operator.person.password);
    await waitForPage(page, 'Nia Holm');
    await expect(page.getByText('E-mail not verified')).toBeVisible();

    const link = await findEmailLink(request, email, '/change-password/');
    const password = 'chosen-by-nia-47';
    const data = { nonce: link.split('/').at(-1), passwordA: password, passwordB: password };
    expect((await request.post('/api/v1/password-reset/reset', { data })).ok()).toBe(true);
    const signIn = () => request.post('/api/v1/auth', { data: { email, password } });
    expect((await signIn()).status()).toBe(200);

    await act(page, 'Suspend account');
    await expect(page.getByText('Suspended').first()).toBeVisible();
    expect((await signIn()).status()).toBe(403);
    await act(page, 'End suspension');
    await expect(page.getByRole('button', { name: 'View as owner' })).toBeVisible();
    expect((await signIn()).status()).toBe(200);

    await act(page, 'Make operator');
    await expect(page.getByText('Operator', { exact: true }).first()).toBeVisible();
    await act(page, 'End operator role');
    await expect(page.getByRole('button', { name: 'View as owner' })).toBeVisible();

    await act(page, 'Delete account');
    await waitForPage(page, 'Accounts');
    await expect.poll(async () => (await signIn()).status()).toBe(401);
  });
});

/** Turns the interface flag of the menu off and on again, from the list of accounts. */
async function hideFlagMenu(page: Page) {
  const menu = page.getByRole('link', { name: 'Feature flags', exact: true }).first();
  await expect(menu).toBeVisible();
  await page.getByRole('link', { name: 'Interface flags' }).click();
  await expect(page.getByText('These flags show or hide parts of this dashboard.')).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Feature flag menu' });
  await expect(toggle).toBeChecked();
  await toggle.press('Space');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Feature flags' })).toHaveCount(0);
  await toggle.press('Space');
  await expect(navigation.getByRole('link', { name: 'Feature flags' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Feature flags' }).click();
  await waitForPage(page, 'Feature flags');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Show flags', 'Rename product']);
  await page.keyboard.press('Escape');
}

test.describe('on the first start of a server', () => {
  test.use({ allowedErrors: /status of 403/ });

  test("creates the operator's account with the printed code, once", async ({ page }) => {
    const server = await OwnServer.prepare();
    try {
      await server.start();
      const fill = async (email: string) => {
        await page.getByLabel('First name').fill('Ines');
        await page.getByLabel('Last name').fill('Ortega');
        await page.getByLabel('E-mail').fill(email);
        await page.getByLabel('Password', { exact: true }).fill('granite-harbor-lantern');
        await page.getByRole('button', { name: 'Create account' }).click();
      };
      await page.goto(`${server.address}${server.operatorPath}`);
      await waitForPage(page, 'Create the operator account');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alert')).toContainText('All fields are required.');
      await fill('ines@quiet.example');
      await waitForPage(page, 'Home');
      await expect(page.getByRole('link', { name: 'Accounts', exact: true })).toBeVisible();

      await page.goto(`${server.address}/dashboard/admin/accounts`);
      const registration = page.getByLabel('Who can create an account');
      await expect(registration).toContainText('Nobody');
      await hideFlagMenu(page);
      await page.context().clearCookies();
      await page.goto(`${server.address}/register`);
      await waitForPage(page, 'Registration is closed');
      await page.getByRole('link', { name: 'Sign in' }).click();
      await waitForPage(page, 'Sign in');
      await expect(page.getByRole('link', { name: 'Create one' })).toHaveCount(0);
      await page.goto(`${server.address}${server.operatorPath}`);
      await fill('other@quiet.example');
      await expect(page.getByRole('alert')).toContainText(
        'This code is incorrect or was already used.',
      );
    } finally {
      // The last requests of an open page would fail.
      await page.close();
      await server.remove();
    }
  });
});

test("explains why the operator's own account cannot be deactivated", async ({
  page,
  request,
  baseURL,
}) => {
  await storeSession(page, await signInAsOperator(request), baseURL ?? '');
  await page.goto('/dashboard/profile/security');
  await expect(page.getByText('Your account cannot be deactivated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate account' })).toHaveCount(0);
});
