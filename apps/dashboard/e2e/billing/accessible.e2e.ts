import { findPageProblems, findProblems } from '../support/axe.ts';
import { addCard, openBilling, subscribe, test } from '../support/billing.ts';
import { expect } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { waitForPage } from '../support/pages.ts';

const widths = [1440, 390, 320];

test('the billing page is accessible without a plan', async ({ page, billed }) => {
  await billed.signUp(page);
  await openBilling(page, billed);
  expect(await findPageProblems(page, widths)).toEqual([]);
  await openBilling(page, billed, '?tab=payment');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await openBilling(page, billed, '?tab=invoices');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);
});

test('the billing page is accessible with a plan', async ({ page, billed }) => {
  await billed.signUp(page);
  await subscribe(page, billed, 'Solo');
  const open = (query: string) => () => openBilling(page, billed, query);
  const screens = {
    plan: open(''),
    analytics: open('?tab=analytics'),
    payment: open('?tab=payment'),
    invoices: async () => {
      await openBilling(page, billed, '?tab=invoices');
      await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
    },
    change: async () => {
      await openBilling(page, billed);
      await page.getByRole('button', { name: 'Upgrade to Agency' }).click();
      await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    },
  };
  expect(await findProblems(page, screens, widths)).toEqual({});
});

test('a plan can be chosen with the keyboard alone', async ({ page, billed }) => {
  await billed.signUp(page);
  await addCard(page, billed);
  await page.goto(`${billed.server.address}/dashboard`);
  await waitForPage(page, 'Home');
  await tabTo(page, page.getByRole('link', { name: 'Billing', exact: true }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Billing');
  const plan = page.getByRole('tab', { name: 'Plan', exact: true });
  await tabTo(page, plan);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Analytics plan' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(plan).toBeFocused();
  const choose = page.getByRole('button', { name: 'Choose Agency' });
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose the Agency plan' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const pay = dialog.getByRole('button', { name: 'Pay $29.00' });
  await expect(pay).toBeEnabled();
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByText('Agency', { exact: true })).toBeVisible();
});
