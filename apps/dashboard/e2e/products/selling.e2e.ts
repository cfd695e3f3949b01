import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const toggle = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).setChecked(true, { force: true });

const save = (page: Page) => page.getByRole('button', { name: 'Save plugin' }).click();

interface Platform {
  name: string;
  flag: string;
  /** The text to type, by the label of the field. */
  typed: Record<string, string>;
  /** The errors shown while nothing is typed. */
  faults: string[];
  saved: Record<string, unknown>;
}

const platforms: Platform[] = [
  {
    name: 'Pressdock licenses',
    flag: 'require_purchase_code',
    typed: {},
    faults: [],
    saved: {},
  },
  {
    name: 'Easy Digital Downloads',
    flag: 'easy_digital_downloads',
    typed: { 'Download ID': '31', 'Store URL': 'https://shop.example' },
    faults: [
      'Please enter the Easy Digital Downloads download ID.',
      'Please enter the URL of your Easy Digital Downloads store.',
    ],
    saved: { easy_digital_downloads_id: '31', easy_digital_downloads_url: 'https://shop.example' },
  },
  {
    name: 'Envato Market',
    flag: 'envato',
    typed: { 'Envato item ID': '1234567' },
    faults: ['Please enter the Envato item ID.'],
    saved: { envato_id: '1234567' },
  },
  {
    name: 'Gumroad',
    flag: 'gumroad',
    typed: { 'Product ID': 'Ab12==' },
    faults: ['Please enter the Gumroad product ID, or the permalink of an older product.'],
    saved: { gumroad_product_id: 'Ab12==' },
  },
  {
    name: 'SendOwl',
    flag: 'sendowl',
    typed: { 'SendOwl product ID': '77' },
    faults: ['Please enter the SendOwl product ID.'],
    saved: { sendowl_product_id: '77' },
  },
  {
    name: 'WHMCS',
    flag: 'whmcs',
    typed: { 'WHMCS URL': 'https://billing.example/whmcs' },
    faults: ['Please enter the URL of your WHMCS installation.'],
    saved: { whmcs_url: 'https://billing.example/whmcs' },
  },
  { name: 'Composer', flag: 'composer', typed: {}, faults: [], saved: {} },
];

test('every platform shows its fields, reports missing ones and is saved', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  for (const { name, flag, typed, faults, saved } of platforms) {
    await page.goto(`/dashboard/plugins/edit/${id}`);
    for (const label of Object.keys(typed)) await expect(page.getByLabel(label)).toHaveCount(0);
    await toggle(page, name);
    if (faults.length > 0) {
      await save(page);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(faults);
      await page.getByRole('alert').getByRole('link').first().click();
      await expect(page.getByLabel(Object.keys(typed)[0] ?? '')).toBeFocused();
    }
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await save(page);
    await waitForPage(page, 'Tide Table');
    expect(await account.readProduct('plugin', id)).toMatchObject({ [flag]: true, ...saved });
  }
});

test('sells a theme like a plugin', async ({ page, account }) => {
  await page.goto('/dashboard/themes/add');
  await page.getByLabel('Name', { exact: true }).fill('Harbor Light');
  await page.getByRole('textbox', { name: 'Description' }).fill('Works at sea.');
  await toggle(page, 'Gumroad');
  await page.getByLabel('Permalink').fill('harbor');
  await page.getByRole('button', { name: 'Add theme' }).click();
  await waitForPage(page, 'Harbor Light');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await account.readProduct('theme', id)).toMatchObject({
    gumroad: true,
    gumroad_product_permalink: 'harbor',
  });
});

test('neither validates nor saves the fields of a platform that is not selected', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await page.goto(`/dashboard/plugins/edit/${id}`);
  await toggle(page, 'WHMCS');
  await page.getByLabel('WHMCS URL').fill('nowhere');
  await page.getByRole('checkbox', { name: 'WHMCS' }).setChecked(false, { force: true });
  await toggle(page, 'Composer');
  await save(page);
  await waitForPage(page, 'Tide Table');
  expect(await account.readProduct('plugin', id)).toMatchObject({ whmcs_url: '', composer: true });
});

test.describe('a secret of the account', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('is saved once for all products and never shown again', async ({ page, account }) => {
    const first = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
    const second = await account.addProduct('plugin', {
      name: 'Ledger Notes',
      slug: 'ledger-notes',
    });
    await page.goto(`/dashboard/plugins/edit/${first}`);
    await toggle(page, 'Envato Market');
    await page.getByLabel('Envato item ID').fill('7');
    const token = page.getByLabel('Envato API token');
    await token.fill('has a blank');
    await save(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(token).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Envato item ID')).toHaveValue('7');
    await token.fill('harbor-token-1');
    await save(page);
    await waitForPage(page, 'Tide Table');

    await page.goto(`/dashboard/plugins/edit/${second}`);
    await toggle(page, 'Envato Market');
    await expect(page.getByText('A value is saved. Leave this blank to keep it.')).toBeVisible();
    await expect(token).toHaveValue('');
    await expect(page.getByText('harbor-token-1')).toHaveCount(0);
  });
});

test('adds, corrects and removes webhook URLs', async ({ page, account }) => {
  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await page.goto(`/dashboard/plugins/edit/${id}`);
  const add = page.getByRole('button', { name: 'Add a URL' });
  const row = (number: number) => page.getByRole('textbox', { name: `Webhook URL ${number}` });
  await add.click();
  await expect(row(1)).toBeFocused();
  await row(1).fill('https://hook.example/1');
  await add.click();
  await row(2).fill('hook.example');
  await add.click();
  await save(page);
  const fault = 'Please enter a URL that starts with http:// or https://.';
  await page.getByRole('alert').getByRole('link', { name: fault }).click();
  await expect(row(2)).toBeFocused();
  await row(2).fill('https://hook.example/2');
  await page.getByRole('button', { name: 'Remove webhook URL 1' }).click();
  await expect(add).toBeFocused();
  await expect(row(1)).toHaveValue('https://hook.example/2');
  await save(page);
  await waitForPage(page, 'Tide Table');
  expect(await account.readProduct('plugin', id)).toMatchObject({
    webhook_urls: ['https://hook.example/2'],
  });
});
