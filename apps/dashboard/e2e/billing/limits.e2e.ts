import { openAccount, storeSession } from '../support/accounts.ts';
import { openBilling, openChange, subscribe, test } from '../support/billing.ts';
import { expect } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

// The browser logs refused requests.
test.use({ allowedErrors: /status of (400|403)/ });

test('warns before a limit is reached, and refuses beyond it with a next step', async ({
  page,
  billed,
}) => {
  const account = await billed.signUp(page);
  const plugins = `${billed.server.address}/dashboard/plugins`;
  await page.goto(plugins);
  await expect(page.getByText('This account cannot add plugins')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare plans' })).toBeVisible();

  await subscribe(page, billed, 'Solo');
  const add = (index: number) =>
    account.addProduct('plugin', { name: `Tide ${index}`, slug: `tide-${index}` });
  for (let index = 0; index < 8; index += 1) await add(index);
  await page.goto(plugins);
  await expect(
    page.getByText('The plan has room for only a few more plugins and themes'),
  ).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Plugins and themes' })).toHaveAttribute(
    'aria-valuetext',
    '8 of 10, Near the limit',
  );
  for (let index = 8; index < 10; index += 1) await add(index);

  await page.goto(`${plugins}/add`);
  await waitForPage(page, 'Add plugin');
  await expect(page.getByText('The plan includes no more plugins and themes')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Tide 11');
  await page.getByLabel('Slug').fill('tide-11');
  await page.getByRole('textbox', { name: 'Description' }).fill('One too many.');
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await expect(page.getByText(/Your plan includes 10 plugins and themes\./)).toBeVisible();
  await openBilling(page, billed);
  await expect(page.getByRole('meter', { name: 'Plugins and themes' })).toHaveAttribute(
    'aria-valuetext',
    '10 of 10, Limit reached',
  );
});

test('invites others with a link that registration understands', async ({
  page,
  billed,
  browser,
}) => {
  await billed.signUp(page);
  await openBilling(page, billed);
  const link = await page.getByLabel('Your link').inputValue();
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await visitor.getByLabel('First name').fill('Ada');
  await visitor.getByLabel('Last name').fill('Holm');
  await visitor.getByLabel('E-mail').fill('ada@quiet.example');
  await visitor.getByLabel('Password', { exact: true }).fill('lantern-harbor-47');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await waitForPage(visitor, 'Home');
  await other.close();
  await page.reload();
  await expect(page.getByText('Sign-ups').locator('..')).toContainText('1');
});

// Specification, section 3, "User profile".
test('the profile holds the VAT number and the reminders', async ({ page, billed }) => {
  await billed.signUp(page);
  await page.goto(`${billed.server.address}/dashboard/profile`);
  await page.getByLabel('VAT number').fill('DE12');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText('Please enter a valid VAT number, for example DE123456789.').first(),
  ).toBeVisible();
  await page.getByLabel('VAT number').fill('de 123 456 789');
  await page.locator('label').filter({ hasText: 'Payments that are overdue' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes have been saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('VAT number')).toHaveValue('DE123456789');
  await expect(page.getByRole('checkbox', { name: 'Payments that are overdue' })).not.toBeChecked();
});

test('warns members of the team as well, without what only the owner can do', async ({
  page,
  billed,
  browser,
}) => {
  const account = await billed.signUp(page);
  await subscribe(page, billed, 'Agency');
  const guest = await openAccount(billed.request, (...link) =>
    billed.server.findEmailLink(...link),
  );
  const { email } = guest.person;
  const headers = (token: string) => ({ Authorization: `Bearer ${token}` });
  await billed.request.post('/api/v1/users/children', {
    headers: headers(account.token),
    data: { email },
  });
  const link = await billed.server.findEmailLink(email, '/join-team/');
  const joined = await billed.request.post('/api/v1/users/me/join-team', {
    headers: headers(guest.token),
    data: { pendingUUID: link.split('/').at(-1) },
  });
  expect(joined.status(), await joined.text()).toBe(204);
  await openBilling(page, billed);
  const dialog = await openChange(page, 'Downgrade to Solo');
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expect(dialog).toBeHidden();
  for (let index = 0; index < 9; index += 1) {
    await account.addProduct('plugin', { name: `Tide ${index}`, slug: `tide-${index}` });
  }
  const other = await (await browser.newContext()).newPage();
  await storeSession(other, guest, billed.server.address);
  await other.goto(`${billed.server.address}/dashboard/plugins`);
  await expect(
    other.getByText('The plan has room for only a few more plugins and themes'),
  ).toBeVisible();
  await expect(other.getByRole('meter', { name: 'Plugins and themes' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Compare plans' })).toHaveCount(0);
  await account.addProduct('plugin', { name: 'Tide 9', slug: 'tide-9' });
  await other.reload();
  await expect(
    other.getByText(`ask the owner of this account, ${account.person.email}`),
  ).toBeVisible();
  await other.context().close();
});
