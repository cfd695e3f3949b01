import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { importLicenses, licenseRow } from '../support/licenses.ts';

test('suspends many licenses at once, undoes that, and exports them', async ({
  page,
  account,
  request,
}) => {
  const keys = Array.from({ length: 60 }, (_, index) => `QUIET-${100 + index}`);
  await importLicenses(
    request,
    account,
    keys.map((key) => ({ key, customer_email: 'ada@harbor.org' })),
  );
  await page.goto('/dashboard/license-management');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('50 of 60 shown').first()).toBeVisible();
  await expect(page).toHaveURL(/\?pages=2$/);

  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await page.getByRole('button', { name: 'Select all 60 licenses that match' }).click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend 60 licenses?' });
  await dialog.getByRole('button', { name: 'Suspend 60 licenses' }).click();
  await expect(page.getByText('60 licenses suspended')).toBeVisible();
  await expect(licenseRow(page, 'QUIET-159')).toContainText('Suspended');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('60 licenses restored').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeFocused();
  await expect(licenseRow(page, 'QUIET-159')).toContainText('Active');

  await page.getByRole('checkbox', { name: 'Select QUIET-159' }).press('Space');
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  const extending = page.getByRole('dialog', { name: 'Extend 1 license?' });
  await expect(extending.getByRole('textbox', { name: 'Years to add' })).toHaveValue('1');
  await extending.getByRole('button', { name: 'Extend by' }).click();
  await page.getByRole('option', { name: 'Days' }).click();
  await extending.getByRole('textbox', { name: 'Days to add' }).fill('');
  await extending.getByRole('button', { name: 'Extend 1 license' }).click();
  await expect(extending).toContainText('a whole number of days from 1 to 3650');
  await extending.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reinstate', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reinstate 1 license' }).click();
  await expect(page.getByText('No changes were necessary.').first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select QUIET-159' }).press('Space');
  await licenseRow(page, 'QUIET-159').getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Delete license' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete license' }).click();
  await expect(page.getByText('None selected')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  for (const key of keys.slice(0, -1)) expect(file).toContain(key);
});
