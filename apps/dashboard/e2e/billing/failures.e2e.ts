import {
  addCard,
  declineCards,
  openBilling,
  openChange,
  subscribe,
  test,
} from '../support/billing.ts';
import { expect } from '../support/fixtures.ts';

const month = 31 * 24 * 60 * 60;

// Stripe is unavailable in these tests, and the browser logs refused changes.
test.use({ allowedErrors: /status of (409|503)|503 from/ });

test('explains a declined card, and charges nothing', async ({ page, billed }) => {
  await billed.signUp(page);
  await addCard(page, billed);
  declineCards(billed);
  await openBilling(page, billed);
  const dialog = await openChange(page, 'Choose Solo');
  await dialog.getByRole('button', { name: 'Pay $9.00' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/declined/);
  expect(billed.charged()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You have no plan yet\. Choose one/)).toBeVisible();
});

test('shows an overdue payment on every page until its invoice is paid again', async ({
  page,
  billed,
}) => {
  await billed.signUp(page);
  await subscribe(page, billed, 'Solo');
  declineCards(billed);
  billed.stripe.passTime(month);
  await billed.stripe.webhooks.settle();
  await page.goto(`${billed.server.address}/dashboard/plugins`);
  await expect(page.getByText('A payment is overdue')).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: /^Pay invoice/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Pay $9.00?' });
  await dialog.getByRole('button', { name: 'Pay $9.00' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/declined/);
  await expect(dialog.getByRole('link', { name: 'Open payment page' })).toBeVisible();

  billed.stripe.declinedCards.clear();
  await dialog.getByRole('button', { name: 'Pay $9.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pay invoice/ })).toBeHidden();
  await expect(page.getByText('A payment is overdue')).toBeHidden();
  expect(billed.charged()).toEqual([900, 900]);
});

// Specification, section 8, "Payments".
test('reports that Stripe cannot be reached, and offers to try again', async ({ page, billed }) => {
  await billed.signUp(page);
  await addCard(page, billed);
  billed.stripe.fault = () => ({ kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Replace card' }).click();
  await expect(
    page.getByText('There was an error starting your Stripe checkout session.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page.getByText('There was an error fetching your invoices.')).toBeVisible();
  billed.stripe.fault = () => undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No invoices yet')).toBeVisible();
});

// Specification, section 8, "Silently ignored: remove card".
test('ignores a card that could not be removed, and removes it later', async ({ page, billed }) => {
  await billed.signUp(page);
  await addCard(page, billed);
  const remove = async () => {
    await page.getByRole('button', { name: 'Remove card' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove your card?' });
    await dialog.getByRole('button', { name: 'Remove card' }).click();
    await expect(dialog).toBeHidden();
  };
  billed.stripe.fault = () => ({ kind: 'status', status: 500 });
  await remove();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  billed.stripe.fault = () => undefined;
  await remove();
  await expect(page.getByText('No card yet')).toBeVisible();
});

// Specification, sections 2 and 8.
test('tells a person who returns from Stripe without a card', async ({ page, billed }) => {
  await billed.signUp(page);
  await openBilling(page, billed, '?addCardSuccess=false');
  await expect(page.getByRole('tab', { name: 'Plan', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Payment' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByText('There was an error adding your card. Please try again.'),
  ).toBeVisible();
  await openBilling(page, billed, '?goToCreditCard=true');
  await expect(page.getByRole('tab', { name: 'Payment' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('There was an error adding your card.')).toBeHidden();
});
