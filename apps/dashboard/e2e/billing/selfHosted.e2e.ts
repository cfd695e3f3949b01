import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

test('a server without Stripe shows no payments anywhere', async ({ page, account }) => {
  await page.goto('/dashboard/billing');
  await waitForPage(page, 'Billing');
  await expect(
    page.getByText('This server does not charge for anything: every account is unlimited.'),
  ).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Billing', exact: true })).toHaveCount(0);
  await page.goto('/dashboard/profile');
  await waitForPage(page, 'Profile');
  await expect(page.getByLabel('First name')).toHaveValue(account.person.firstName);
  await expect(page.getByLabel('VAT number')).toHaveCount(0);
  await expect(page.getByText('Payments that are overdue')).toHaveCount(0);
});
