import type { Page } from '@playwright/test';
import { findPageProblems } from '../support/axe.ts';
import { type BilledServer, openBilling, subscribe, test } from '../support/billing.ts';
import { expect } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

// Once a server has an operator, nobody can register.
test.use({ serverName: 'operator' });

async function createOperator(page: Page, { server }: BilledServer) {
  await page.goto(`${server.address}${server.operatorPath}`);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Ortega');
  await page.getByLabel('E-mail').fill('ines@quiet.example');
  await page.getByLabel('Password', { exact: true }).fill('granite-harbor-lantern');
  await page.getByRole('button', { name: 'Create account' }).click();
  await waitForPage(page, 'Home');
}

test('an operator sees payments, and grants a plan until a date with a reason', async ({
  page,
  billed,
  browser,
}) => {
  const other = await browser.newContext();
  const customer = await other.newPage();
  const { person } = await billed.signUp(customer);
  await subscribe(customer, billed, 'Solo');

  await createOperator(page, billed);
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Billing', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin\/billing$/);
  await expect(page.getByText('Stripe is in test mode: no card is charged.')).toBeVisible();
  await page.getByLabel('Search by e-mail or ID').fill(person.email);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('Solo');
  await expect(row).toContainText('$9.00');
  expect(await findPageProblems(page, [1440, 390])).toEqual([]);

  await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
  await page.getByRole('menuitem', { name: 'Grant plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant plan' });
  await dialog.getByRole('button', { name: /Plan$/ }).first().click();
  await page.getByRole('option', { name: 'Unlimited' }).click();
  await dialog.getByLabel('Until').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Grant plan' }).click();
  await expect(dialog.getByText('Enter a reason.').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('Partner of the year');
  await dialog.getByRole('button', { name: 'Grant plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Granted until 31 Dec 2099');

  await page.getByRole('button', { name: `Actions for ${person.email}` }).click();
  await page.getByRole('menuitem', { name: 'Change subscription' }).click();
  const change = page.getByRole('dialog', { name: 'Change subscription' });
  await expect(change.getByRole('button', { name: /Plan$/ }).first()).toContainText('Solo');

  // The page acts on the subscription that is paid for, not on the granted plan.
  await openBilling(customer, billed);
  await expect(
    customer.getByText(/The operator granted you the Unlimited plan until/),
  ).toBeVisible();
  await expect(customer.getByText('Your subscription', { exact: true })).toBeVisible();
  await customer.getByRole('button', { name: 'Cancel plan' }).click();
  const cancel = customer.getByRole('dialog', { name: 'Cancel the Solo plan?' });
  await expect(cancel.getByText('Nothing is charged after that.')).toBeVisible();
  await expect(cancel.getByText(/but you cannot add more/)).toBeHidden();
  await cancel.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(cancel).toBeHidden();
  await expect(
    customer.getByText('After that, you have the plan that the operator granted you.'),
  ).toBeVisible();
  await customer.getByRole('button', { name: 'Keep plan' }).click();
  const keep = customer.getByRole('dialog', { name: 'Keep the Solo plan' });
  await keep.getByRole('button', { name: 'Keep plan' }).click();
  await expect(keep).toBeHidden();
  await expect(customer.getByRole('button', { name: 'Upgrade to Agency' })).toBeVisible();
  expect(billed.charged()).toEqual([900]);
  await other.close();
});
