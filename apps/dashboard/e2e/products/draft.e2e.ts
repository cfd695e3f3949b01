import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const offer = (page: Page) => page.getByText('You have unsaved changes from earlier');

/** Reloads the page and confirms the browser's question. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('offers unsaved changes after a reload, in every kind of field', async ({ page, account }) => {
  expect(account.token).not.toBe('');
  await page.goto('/dashboard/plugins/add');
  await name(page).fill('Tide Table');
  await page.getByRole('textbox', { name: 'Description' }).fill('Knows the water.');
  await page.getByRole('checkbox', { name: 'SendOwl' }).setChecked(true, { force: true });
  await page.getByLabel('SendOwl product ID').fill('7');
  await page.getByLabel('SendOwl API secret').fill('not-for-a-draft');
  await page.getByRole('button', { name: 'Add a URL' }).click();
  await page.getByLabel('Webhook URL 1', { exact: true }).fill('https://hook.example');

  await reload(page);
  await expect(offer(page)).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(name(page)).toHaveValue('Tide Table');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Knows the water.');
  await expect(page.getByLabel('SendOwl product ID')).toHaveValue('7');
  await expect(page.getByLabel('SendOwl API secret')).toHaveValue('');
  await expect(page.getByLabel('Webhook URL 1', { exact: true })).toHaveValue(
    'https://hook.example',
  );
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await waitForPage(page, 'Tide Table');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('does not offer changes again that were saved, discarded or abandoned', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  const url = `/dashboard/plugins/edit/${id}`;
  await page.goto(url);
  await name(page).fill('Tide Table Two');
  await reload(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await reload(page);
  await expect(name(page)).toHaveValue('Tide Table');
  await expect(offer(page)).toHaveCount(0);

  await name(page).fill('Tide Table Two');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await waitForPage(page, 'Tide Table');
  await page.goto(url);
  await expect(name(page)).toHaveValue('Tide Table');
  await expect(offer(page)).toHaveCount(0);
});

test.describe('a product that was changed elsewhere', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('is not overwritten by a draft without a question', async ({ page, account }) => {
    const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
    await page.goto(`/dashboard/plugins/edit/${id}`);
    await page.getByLabel('Author', { exact: true }).fill('Mira');
    await account.updateProduct('plugin', id, { author: 'Somebody else' });
    await reload(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Save plugin' }).click();
    await expect(page.getByText('This plugin was changed elsewhere')).toBeVisible();
    expect(await account.readProduct('plugin', id)).toMatchObject({ author: 'Somebody else' });
    await page.getByRole('button', { name: 'Save my changes anyway' }).click();
    await waitForPage(page, 'Tide Table');
    expect(await account.readProduct('plugin', id)).toMatchObject({ author: 'Mira' });
  });
});

test('keeps a support report while the audit log is open', async ({ page, account }) => {
  await page.goto('/dashboard/support');
  const story = page.getByLabel('What happened?');
  // Drafts belong to a person, so none is stored before the person is known.
  await expect(page.getByRole('main')).toContainText(/Account: [0-9a-f]{8}-/);
  await story.fill('It does not save.');
  await page.getByRole('main').getByRole('link', { name: 'Audit log' }).click();
  await waitForPage(page, 'Audit log');
  await page.goBack();
  await expect(story).toHaveValue('It does not save.');
  expect(account.token).not.toBe('');
});
