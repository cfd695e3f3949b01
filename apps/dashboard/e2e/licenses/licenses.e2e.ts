import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { importLicenses, licenseRow } from '../support/licenses.ts';
import { waitForPage } from '../support/pages.ts';

const list = '/dashboard/license-management';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add license', exact: true });

const customerDialog = (page: Page) => page.getByRole('dialog', { name: 'Add customer' });

async function openAddPage(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Licenses', exact: true }).click();
  await waitForPage(page, 'Licenses');
  await expect(page.getByText('No licenses yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add license' }).first().click();
  await waitForPage(page, 'Add license');
}

/** Checks that saving an incomplete form lists what is wrong. */
async function expectProblems(page: Page) {
  await page.getByLabel('Max version').fill('2.0.0');
  await page.getByLabel('Expires').fill('02/30/2027');
  await addButton(page).click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('A license key is required.');
  await expect(summary).toContainText('A customer is required.');
  await expect(summary).toContainText('Please enter a valid "expires" date.');
  await expect(summary).toContainText(
    'Please select a valid product while using the "Max Version" field.',
  );
}

/** Fills in the form and returns the generated key. */
async function fillLicense(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Generate key' }).click();
  const key = await page.getByLabel('License key').inputValue();
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  await page.getByLabel('Expires').fill('02/28/2027');
  await page.getByRole('combobox', { name: 'Product' }).fill('quiet');
  await expect(page.getByRole('option', { name: '[plugin] - Quiet Checkout' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Activated domains').fill('https://www.Shop.example.org/cart, b.org');
  return key;
}

async function addCustomer(page: Page, email: string) {
  const dialog = customerDialog(page);
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(email);
}

async function editLicense(page: Page, row: Locator) {
  await row.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Edit license' }).click();
  await waitForPage(page, 'Edit license');
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue(
    '[plugin] - Quiet Checkout',
  );
  await page.getByRole('textbox', { name: 'Activation limit' }).fill('2');
  await page.getByRole('button', { name: 'Add a customer' }).click();
  await addCustomer(page, 'bo@harbor.org');
  await waitForPage(page, 'Edit license');
}

async function deleteLicense(page: Page, row: Locator) {
  await row.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Delete license' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this license?' });
  await expect(question).toContainText('active on 2 sites');
  await question.getByRole('button', { name: 'Delete license' }).click();
  await expect(page.getByText('No licenses yet')).toBeVisible();
}

test('issues a license to a new customer, edits it and deletes it', async ({
  page,
  account,
  request,
}) => {
  await account.addProduct('plugin', { name: 'Quiet Checkout', slug: 'quiet-checkout' });
  await openAddPage(page);
  await expectProblems(page);
  const key = await fillLicense(page);
  await page.getByRole('button', { name: 'Add a customer' }).click();
  const dialog = customerDialog(page);
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('An email address is required.');
  await addCustomer(page, 'ada@harbor.org');
  await expect(page.getByLabel('Activated domains')).toHaveValue('shop.example.org, b.org');

  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await addButton(page).click();
  await waitForPage(page, 'Licenses');
  const row = licenseRow(page, key);
  await expect(row).toContainText('Quiet Checkout');
  await expect(row).toContainText('ada@harbor.org');
  await expect(row).toContainText('02/28/2027');
  await expect(row).toContainText('Active');

  await editLicense(page, row);
  const headers = { Authorization: `Bearer ${account.token}` };
  const saved = async () =>
    (await (await request.get('/api/v2/license', { headers })).json()).results;
  expect(await saved()).toMatchObject([
    { key, customerEmail: 'ada@harbor.org', activation_limit: 0 },
  ]);
  await page.getByRole('button', { name: 'Save license' }).click();
  await waitForPage(page, 'Licenses');
  await expect(row).toContainText('bo@harbor.org');
  await expect(row).toContainText('2 of 2');
  await expect(row).toContainText('Limit reached');

  await deleteLicense(page, row);
});

test('finds licenses by search and filters, which the URL and the back button preserve', async ({
  page,
  account,
  request,
}) => {
  await importLicenses(request, account, [
    { key: 'QUIET-1', customer_email: 'ada@harbor.org', activated_domains: 'shop.org' },
    { key: 'QUIET-2', customer_email: 'bo@harbor.org', expires: '2020-01-01' },
    { key: 'CALM-3', customer_email: 'bo@harbor.org' },
  ]);
  await page.goto(list);
  await expect(page.getByText('3 licenses', { exact: true }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('shop.org');
  await expect(page.getByText('1 license', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?searchText=shop.org$/);
  await expect(licenseRow(page, 'QUIET-1')).toBeVisible();

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await page.getByRole('combobox', { name: 'Customer' }).fill('bo@');
  await page.getByRole('option', { name: 'bo@harbor.org' }).click();
  await expect(page.getByText('2 licenses', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Any status' }).click();
  await page.getByRole('option', { name: 'Expired' }).click();
  await expect(licenseRow(page, 'QUIET-2')).toBeVisible();
  await expect(licenseRow(page, 'CALM-3')).toHaveCount(0);

  await page.reload();
  await expect(licenseRow(page, 'QUIET-2')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('bo@harbor.org');
  await page.goBack();
  await expect(licenseRow(page, 'CALM-3')).toBeVisible();
  await page.getByRole('searchbox').fill('lighthouse');
  await expect(page.getByText('No matching licenses')).toBeVisible();
});

test.describe('a license that was changed elsewhere', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('is not overwritten by a later save without a question', async ({
    page,
    account,
    request,
  }) => {
    await importLicenses(request, account, [{ key: 'QUIET-1', customer_email: 'ada@harbor.org' }]);
    const headers = { Authorization: `Bearer ${account.token}` };
    const read = async () =>
      (await (await request.get('/api/v2/license', { headers })).json()).results[0];
    const { _id: id, key, customer } = await read();
    const change = (notes: string) =>
      request.put(`/api/v2/license/${id}`, { headers, data: { key, customer, notes } });
    await page.goto(`${list}/edit/${id}`);
    await page.getByRole('textbox', { name: 'Activation limit' }).fill('3');
    await change('Pays by the month.');
    const save = page.getByRole('button', { name: 'Save license' });
    await save.click();
    await expect(page.getByText('This license was changed elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'Discard my changes' }).click();
    await expect(page.getByLabel('Notes')).toHaveValue('Pays by the month.');
    await page.getByRole('textbox', { name: 'Activation limit' }).fill('5');
    await change('Pays by the year.');
    await save.click();
    await page.getByRole('button', { name: 'Save my changes anyway' }).click();
    await waitForPage(page, 'Licenses');
    expect(await read()).toMatchObject({ notes: 'Pays by the year.', activation_limit: 5 });

    await page.goto(paths.customer(customer));
    await page.getByLabel('First name').fill('Ada');
    const data = { notes: 'Calls on Mondays.' };
    await request.patch(`/api/v2/customers/${customer}`, { headers, data });
    await page.getByRole('button', { name: 'Save customer' }).click();
    await expect(page.getByText('This customer was changed elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'Save my changes anyway' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('Calls on Mondays.');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });
});
