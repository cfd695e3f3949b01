import { readFile } from 'node:fs/promises';
import { addCard, openBilling, openChange, subscribe, test } from '../support/billing.ts';
import { expect } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

test('subscribes to a plan with a card that is entered on the page of Stripe', async ({
  page,
  billed,
}) => {
  await billed.signUp(page);
  await page.goto(billed.server.address);
  await waitForPage(page, 'Home');
  await expect(page.getByText('No plan', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Billing', exact: true }).click();
  await waitForPage(page, 'Billing');
  await expect(page.getByText(/You have no plan yet\. Choose one/)).toBeVisible();

  const refused = await openChange(page, 'Choose Solo');
  await expect(refused.getByText('Add a card before you choose a plan.')).toBeVisible();
  await refused.getByRole('link', { name: 'Go to payment' }).click();
  await expect(page.getByRole('tab', { name: 'Payment' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('tab', { name: 'Payment' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/dashboard\/billing\?tab=payment$/);
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText('Your card was added.')).toBeVisible();

  await page.getByRole('tab', { name: 'Plan', exact: true }).click();
  const dialog = await openChange(page, 'Choose Solo');
  await expect(dialog.getByText('From then on, you pay $9.00 per month.')).toBeVisible();
  const pay = dialog.getByRole('button', { name: 'Pay $9.00' });
  await pay.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your plan was changed')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Solo', { exact: true })).toBeVisible();
  expect(billed.charged()).toEqual([900]);
});

test('shows the prorated price of an upgrade, and lists and downloads its invoices', async ({
  page,
  billed,
}) => {
  await billed.signUp(page);
  await subscribe(page, billed, 'Solo');
  const dialog = await openChange(page, 'Upgrade to Agency');
  await expect(dialog.getByRole('table', { name: 'What the change costs' })).toBeVisible();
  const pay = dialog.getByRole('button', { name: /^Pay \$/ });
  const amount = (await pay.textContent())?.replace('Pay ', '') ?? '';
  await pay.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByText('Agency', { exact: true })).toBeVisible();
  expect(billed.charged().map((cents) => `$${(cents / 100).toFixed(2)}`)).toEqual([
    '$9.00',
    amount,
  ]);

  await page.getByRole('tab', { name: 'Invoices' }).click();
  const invoices = page.getByRole('table', { name: 'Invoices, newest first' });
  await expect(invoices.getByText('Paid', { exact: true })).toHaveCount(2);
  await expect(page).toHaveURL(/tab=invoices$/);
  const download = page.waitForEvent('download');
  await invoices
    .getByRole('button', { name: /^Download invoice/ })
    .first()
    .click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('shows what exceeds a smaller plan before the downgrade, and nothing is lost after it', async ({
  page,
  billed,
}) => {
  const account = await billed.signUp(page);
  await subscribe(page, billed, 'Agency');
  const add = (index: number) =>
    account.addProduct('plugin', { name: `Tide ${index}`, slug: `tide-${index}` });
  for (let index = 0; index < 11; index += 1) await add(index);
  await openBilling(page, billed);
  await expect(page.getByText('Exceeded')).toBeVisible();
  const dialog = await openChange(page, 'Downgrade to Solo');
  await expect(
    dialog.getByText('You have 11 plugins and themes, and this plan includes 10.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Plugins', exact: true }).click();
  await waitForPage(page, 'Plugins');
  await expect(page.getByText('The plan includes no more plugins and themes')).toBeVisible();
  await expect(page.getByRole('link', { name: /Tide 10/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Compare plans' }).click();
  await waitForPage(page, 'Billing');
});

test('cancels a plan at the end of the paid period, and keeps it after all', async ({
  page,
  billed,
}) => {
  await billed.signUp(page);
  await subscribe(page, billed, 'Solo');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the Solo plan?' });
  await expect(dialog.getByText(/takes effect on .*, when the paid period ends/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep plan' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Your subscription ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep plan' }).click();
  await expect(page.getByText(/^Your subscription ends on/)).toBeHidden();
  expect(billed.charged()).toEqual([900]);
});

test('chooses the analytics plan from the page that needs it', async ({ page, billed }) => {
  await billed.signUp(page);
  await addCard(page, billed);
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await waitForPage(page, 'Analytics');
  await page.getByRole('link', { name: 'Choose this plan: Analytics small' }).click();
  const tab = page.getByRole('tab', { name: 'Analytics plan' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Choose analytics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the analytics plan' });
  await dialog.getByRole('button', { name: 'Pay $9.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel analytics' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel the analytics plan?' });
  await expect(cancel.getByRole('button', { name: 'Keep analytics' })).toBeFocused();
  await cancel.getByRole('button', { name: 'Cancel analytics' }).click();
  await expect(cancel).toBeHidden();
  await page.getByRole('tab', { name: 'Plan', exact: true }).click();
  const plan = await openChange(page, 'Choose Solo');
  await expect(plan.getByText(/everything in it continues and renews/)).toBeVisible();
  await plan.getByRole('button', { name: 'Cancel' }).click();
  await tab.click();
  await page.getByRole('button', { name: 'Keep analytics' }).click();
  const keep = page.getByRole('dialog', { name: 'Keep the analytics plan' });
  await keep.getByRole('button', { name: 'Keep analytics' }).click();
  await expect(keep).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel analytics' })).toBeVisible();
  expect(billed.charged()).toEqual([900]);

  await page.getByRole('link', { name: 'Open analytics' }).click();
  await expect(page.getByText('Your account has no analytics plan')).toBeHidden();
});
