import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { updateAccount } from '../support/operator.ts';
import { waitForPage } from '../support/pages.ts';

const list = '/dashboard/feature-flags';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Sends the request that a site sends, as one more client of the public call. */
async function requestFlags(request: APIRequestContext, productId: string, identifier: string) {
  const response = await request.get(`/api/v2/public/feature-flags/${productId}`, {
    params: { identifier },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Runs the PHP that the wizard shows, with the file that it offers. */
async function runPhpSnippet(page: Page, wizard: Locator) {
  await wizard.getByRole('tab', { name: 'PHP', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    wizard.getByRole('button', { name: /^Download/ }).click(),
  ]);
  const code = await wizard.getByRole('region', { name: 'PHP' }).textContent();
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-snippet-'));
  try {
    await file.saveAs(join(folder, file.suggestedFilename()));
    await writeFile(join(folder, 'index.php'), `<?php ${code}`);
    await promisify(execFile)('php', [join(folder, 'index.php')]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('sets up a flag by keyboard alone and notices its first real request', async ({
  page,
  account,
  request,
}) => {
  expect(account.token).not.toBe('');
  const { keyboard } = page;
  await page.goto(list);
  await expect(page.getByText('No feature flags yet')).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Set up' }).first());
  await keyboard.press('Enter');
  const wizard = page.getByRole('dialog', { name: 'Set up a feature flag' });
  await expect(wizard.getByLabel('Product')).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Enter');
  await expect(wizard.getByRole('alert')).toContainText('Enter the name of your product.');
  await wizard.getByLabel('Product').focus();
  await keyboard.type('Quiet Checkout');
  await keyboard.press('Enter');
  await expect(wizard.getByLabel('Flag name')).toBeFocused();
  await keyboard.type('New  check-out!');
  await expect(wizard.getByText('NEW_CHECKOUT')).toBeVisible();
  await keyboard.press('Enter');
  await expect(wizard.getByRole('radio', { name: 'Percentage' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(wizard.getByRole('alert')).toContainText('Flag type is a required field.');
  await wizard.getByRole('radio', { name: 'Percentage' }).focus();
  await keyboard.press('Space');
  await expect(wizard.getByLabel('Percentage', { exact: true }).last()).toHaveValue('50');
  await tabTo(page, wizard.getByRole('button', { name: 'Create flag' }));
  await keyboard.press('Enter');
  await expect(wizard.getByRole('heading', { name: 'Add New check-out! to' })).toBeFocused();
  await expect(wizard.getByRole('button')).not.toContainText(['Cancel']);
  const waiting = wizard.getByText('Waiting for the first request of Quiet Checkout …');
  await expect(waiting).toBeVisible();

  await tabTo(page, wizard.getByRole('tab').first());
  await keyboard.press('End');
  const command = await wizard.getByRole('region', { name: 'curl' }).textContent();
  const productId = /feature-flags\/([\w-]+)\?/.exec(command ?? '')?.[1] ?? '';
  const flags = await requestFlags(request, productId, 'ada@example.com');
  expect(flags).toEqual([{ flag: 'NEW_CHECKOUT', active: expect.any(Boolean) }]);
  await expect(wizard.getByText('The first request arrived')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await tabTo(page, wizard.getByRole('button', { name: 'Done' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${list}/${productId}$`));
});

test.describe('with a server that rejects one request', () => {
  test.use({ allowedErrors: /status of (?:409|500)|500 from/ });

  test('the wizard returns with the error and does not add the product twice', async ({
    page,
    account,
  }) => {
    await account.addFlagProduct('Anchor');
    await page.route(
      '**/feature-flags/products/*/flags',
      (route) => route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
      { times: 1 },
    );
    await page.goto(`${list}?adding=flag`);
    const wizard = page.getByRole('dialog', { name: 'Set up a feature flag' });
    await wizard.getByRole('combobox', { name: 'Product' }).fill('Buoy');
    await expect(wizard.getByText('Adds the product Buoy.')).toBeVisible();
    await wizard.getByRole('button', { name: 'Next' }).click();
    await wizard.getByLabel('Flag name').fill('Dark mode');
    await wizard.getByRole('button', { name: 'Next' }).click();
    await wizard.getByText('On or off', { exact: true }).click();
    await wizard.getByRole('button', { name: 'Create flag' }).click();
    await expect(wizard.getByRole('alert')).toContainText(
      'There was an error adding your feature flag.',
    );
    await wizard.getByRole('button', { name: 'Create flag' }).click();
    await expect(wizard.getByText('Waiting for the first request of Buoy …')).toBeVisible();
    await runPhpSnippet(page, wizard);
    await expect(wizard.getByText('The first request arrived')).toBeVisible();
    await page.goto(list);
    await expect(page.getByText('2 products').first()).toBeVisible();
    await expect(rowOf(page, 'Buoy').getByRole('cell')).toContainText(['1', '0', '1']);
  });

  test('products are added once, found, sorted, renamed and deleted by name', async ({
    page,
    account,
    request,
  }) => {
    const anchor = await account.addFlagProduct('Anchor');
    await account.addFlag(anchor, { identifier: 'ONE' });
    await account.addFlag(anchor, { identifier: 'TWO' });
    await requestFlags(request, anchor, 'ada@example.com');
    await page.goto('/dashboard');
    await waitForPage(page, 'Home');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByRole('combobox').fill('add product with');
    await expect(palette.getByRole('option', { name: 'Add product with' })).toBeVisible();
    await page.keyboard.press('Enter');
    const adding = page.getByRole('dialog', { name: 'Add product' });
    await adding.getByRole('button', { name: 'Add product' }).click();
    await expect(adding.getByRole('alert')).toContainText('Name is a required field.');
    await adding.getByLabel('Name').fill('Buoy');
    await adding.getByRole('button', { name: 'Add product' }).dblclick();
    await expect(page).toHaveURL(new RegExp(`${list}/[\\w-]+$`));

    await page.goto(list);
    await expect(page.getByText('2 products').first()).toBeVisible();
    await expect(rowOf(page, 'Anchor').getByRole('cell')).toContainText(['0', '2', '1']);
    await page.getByRole('button', { name: 'Inactive flags' }).click();
    await page.getByRole('button', { name: 'Inactive flags' }).click();
    await expect(page).toHaveURL(/sort=-inactive/);
    await expect(page.getByRole('rowheader').filter({ hasText: /^Anchor|^Buoy/ })).toHaveText([
      'Anchor',
      'Buoy',
    ]);
    await expect(rowOf(page, 'Anchor').getByRole('cell')).toContainText(['0', '2', '1']);
    await page.getByRole('searchbox').fill('nothing');
    await expect(page.getByText('No products match “nothing”')).toBeVisible();
    await page.getByRole('searchbox').fill('ANCH');
    await expect(page).toHaveURL(/q=ANCH/);
    await expect(page.getByText('1 product', { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Actions for Anchor' }).click();
    await page.getByRole('menuitem', { name: 'Rename product' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename Anchor' });
    await renaming.getByLabel('Name').fill('buoy');
    await renaming.getByRole('button', { name: 'Rename product' }).click();
    await expect(renaming.getByRole('alert')).toContainText(
      'You already have a product with this name.',
    );
    await renaming.getByLabel('Name').fill('Anchors');
    await renaming.getByRole('button', { name: 'Rename product' }).click();
    await expect(page.getByRole('link', { name: 'Anchors' })).toBeVisible();

    await page.route(
      `**/feature-flags/products/${anchor}`,
      (route) => route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Actions for Anchors' }).click();
    await page.getByRole('menuitem', { name: 'Delete product' }).click();
    const asking = page.getByRole('dialog', { name: 'Delete Anchors?' });
    await expect(asking).toContainText('2 flags with their history');
    await expect(asking).toContainText('including 1 active user,');
    const confirm = asking.getByRole('button', { name: 'Delete product' });
    await confirm.click();
    await expect(asking.getByRole('alert')).toContainText('This is not the name of the product.');
    await asking.getByLabel('Type Anchors to confirm').fill('Anchors');
    await confirm.click();
    await expect(asking.getByRole('alert')).toContainText(
      'There was an error deleting your feature flag product.',
    );
    await confirm.click();
    await expect(page.getByText('Anchors was deleted').first()).toBeVisible();
    await expect(page.getByText('No products match “ANCH”')).toBeVisible();
  });
});

test('an account that may not add products adds flags only to those it has', async ({
  page,
  account,
  request,
}) => {
  await account.addFlagProduct('Anchor');
  await updateAccount(request, account, { canAddFeatureFlagProduct: false });
  await page.goto(`${list}?adding=product`);
  await expect(page.getByText('This account cannot add products with feature flags')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add product' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Set up a feature flag' }).click();
  const wizard = page.getByRole('dialog', { name: 'Set up a feature flag' });
  await wizard.getByRole('combobox', { name: 'Product' }).fill('Buoy');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByRole('alert')).toContainText('Pick one of your products.');
  await updateAccount(request, account, { canAddFeatureFlag: false });
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'Anchor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up a feature flag' })).toHaveCount(0);
});

const screens: Record<string, (page: Page) => Promise<void>> = {
  'products with feature flags': async (page) => {
    await page.goto(list);
    await expect(rowOf(page, 'Anchor').getByRole('cell')).toContainText(['0', '1', '0']);
  },
  'deleting a product': async (page) => {
    await page.getByRole('button', { name: 'Actions for Anchor' }).click();
    await page.getByRole('menuitem', { name: 'Delete product' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the wizard, incomplete': async (page) => {
    await page.goto(`${list}?adding=flag`);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the type of a new flag': async (page) => {
    await page.getByRole('combobox', { name: 'Product' }).fill('Anchor');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Flag name').fill('New checkout');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Percentage', { exact: true }).first().click();
    await expect(page.getByRole('textbox', { name: 'Percentage' })).toBeVisible();
  },
  'the code of a new flag': async (page) => {
    await page.getByRole('button', { name: 'Create flag' }).click();
    await expect(page.getByText('Waiting for the first request of Anchor …')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download anchor-flags.php' })).toBeVisible();
  },
};

test('products and the wizard have no accessibility problems in any theme', async ({
  page,
  account,
}) => {
  await account.addFlag(await account.addFlagProduct('Anchor'), { identifier: 'ONE' });
  await page.addInitScript(() => localStorage.setItem('pressdock-theme', 'light'));
  expect(await findProblems(page, screens)).toEqual({});
});
