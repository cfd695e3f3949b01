import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { importLicenses, licenseRow } from '../support/licenses.ts';
import { waitForPage } from '../support/pages.ts';

test('issues, finds, suspends, reinstates and deletes a license by keyboard alone', async ({
  page,
  account,
  request,
}) => {
  const { keyboard } = page;
  await importLicenses(request, account, [{ key: 'CALM-1', customer_email: 'ada@harbor.org' }]);
  await page.goto('/dashboard/license-management');
  await waitForPage(page, 'Licenses');
  await tabTo(page, page.getByRole('link', { name: 'Add license' }));
  await keyboard.press('Enter');
  await waitForPage(page, 'Add license');
  await tabTo(page, page.getByLabel('License key'));
  await keyboard.type('QUIET-1');
  await tabTo(page, page.getByRole('combobox', { name: 'Customer' }));
  await keyboard.type('ada');
  await expect(page.getByRole('option', { name: 'ada@harbor.org' })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('ada@harbor.org');
  await keyboard.press('Enter');
  await waitForPage(page, 'Licenses');

  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type('quiet');
  await expect(page.getByText('1 license', { exact: true }).first()).toBeVisible();
  const actions = licenseRow(page, 'QUIET-1').getByRole('button', { name: 'Actions for' });
  await tabTo(page, actions);
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit license' })).toBeFocused();
  await keyboard.press('Enter');
  await waitForPage(page, 'Edit license');
  const suspend = page.getByRole('button', { name: 'Suspend license' });
  await tabTo(page, suspend);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reinstate license' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(suspend).toBeFocused();

  await page.goBack();
  await tabTo(page, actions);
  await keyboard.press('Enter');
  await keyboard.press('End');
  await keyboard.press('Enter');
  const asking = page.getByRole('alertdialog', { name: 'Delete this license?' });
  await tabTo(page, asking.getByRole('button', { name: 'Delete license' }));
  await keyboard.press('Enter');
  await expect(page.getByText('No matching licenses')).toBeVisible();
});
