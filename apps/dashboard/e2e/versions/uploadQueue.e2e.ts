import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { packageFile, type UploadFile } from '../support/packages.ts';
import {
  chooseFile,
  openAddVersion,
  slowUploads,
  versionRow,
  waitForPage,
} from '../support/pages.ts';

const MEGABYTE = 1_000_000;
const slug = 'storm-anchor';
const plugin = { name: 'Storm Anchor', slug };
const file = (version: string, fillerBytes = 0) =>
  packageFile('plugin', { slug, version, fillerBytes });

/** Drags files over the page. Returns a function that drops them. */
async function drag(page: Page, files: readonly UploadFile[]) {
  const contents = files.map(({ name, buffer }) => ({ name, text: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const carried = new DataTransfer();
    for (const { name, text } of list) {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      carried.items.add(new File([bytes], name, { type: 'application/zip' }));
    }
    return carried;
  }, contents);
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  return () => page.dispatchEvent('main', 'drop', { dataTransfer });
}

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const row = (page: Page, name: string) =>
  uploads(page).getByRole('listitem').filter({ hasText: name });

test('uploads several dropped packages one after another and adds them one by one', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', plugin);
  await page.goto(`/dashboard/plugins/${id}`);
  await waitForPage(page, 'Storm Anchor');
  const first = file('1.0.0', 3 * MEGABYTE);
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  const restoreSpeed = await slowUploads(page);
  const drop = await drag(page, [first, file('1.1.0', 3 * MEGABYTE), notes]);
  await expect(page.getByRole('status').filter({ hasText: 'Drop to upload' })).toBeVisible();
  await drop();

  await expect(row(page, '1.0.0.zip').getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    /^\d+% · .* of 3 MB · .*\/s · \d+ s left$/,
  );
  await expect(row(page, '1.1.0.zip')).toContainText('Waiting for the previous upload');
  await expect(row(page, 'notes.txt')).toContainText('Please select a valid .zip file.');
  await page.getByRole('button', { name: 'Hide installation code' }).click();
  await expect(page.getByRole('button', { name: 'Show installation code' })).toBeVisible();

  await restoreSpeed();
  await expect(row(page, '1.0.0.zip')).toContainText('Checked, not added yet');
  await expect(row(page, '1.1.0.zip')).toContainText('Checked, not added yet');
  expect(await account.listVersions('plugin', id), 'nothing is released by being dropped').toEqual(
    [],
  );

  await row(page, '1.0.0.zip').getByRole('button', { name: 'Add 1.0.0' }).click();
  await expect(page.getByText('Version 1.0.0 was added')).toBeVisible();
  await expect(versionRow(page, '1.0.0')).toContainText('Latest');
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(uploads(page)).toContainText('1 package');
});

test('adds forty old packages with one click, without offering them to sites', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', plugin);
  await page.goto(`/dashboard/plugins/${id}`);
  await waitForPage(page, 'Storm Anchor');
  const files = Array.from({ length: 40 }, (_, index) => file(`1.${index}`));
  await (await drag(page, files))();
  const addAll = uploads(page).getByRole('button', { name: 'Add all 40' });
  await expect(addAll).toBeEnabled({ timeout: 60_000 });
  await addAll.click();
  await expect(page.getByText('40 earlier versions were added')).toBeVisible();
  await expect(uploads(page)).toBeHidden();
  const newest = versionRow(page, '1.39 (1.39.0)');
  await expect(newest).toContainText('Not offered');
  expect(await account.listVersions('plugin', id)).toHaveLength(40);

  await page.getByRole('button', { name: 'Actions for version 1.39' }).click();
  await page.getByRole('menuitem', { name: 'Offer to sites' }).click();
  await expect(page.getByText('1.39 can now be offered to sites')).toBeVisible();
  await expect(newest).toContainText('Latest');
});

test('opens the dialog for a single dropped package', async ({ page, account }) => {
  const id = await account.addProduct('plugin', plugin);
  await page.goto(`/dashboard/plugins/${id}`);
  await waitForPage(page, 'Storm Anchor');
  const release = await drag(page, [file('1.0.0')]);
  await release();
  const dialog = page.getByRole('dialog', { name: 'Add version' });
  await expect(dialog.getByLabel('Version', { exact: true })).toHaveValue('1.0.0');
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await expect(dialog).toBeHidden();
  expect(await account.listVersions('plugin', id)).toEqual(['1.0.0']);
});

test('continues an upload in the background, adds the version, and asks before leaving', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', plugin);
  await page.goto(`/dashboard/plugins/${id}`);
  const dialog = await openAddVersion(page);
  await chooseFile(dialog, file('2.0.0', 3 * MEGABYTE));
  await dialog.getByRole('textbox', { name: 'Changelog' }).fill('Holds in any storm');
  const hurry = await slowUploads(page);
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await dialog.getByRole('button', { name: 'Continue in the background' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, '2.0.0.zip').getByRole('progressbar')).toBeVisible();

  await page.getByRole('link', { name: 'Themes' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave and stop the uploads?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await hurry();
  await expect(page.getByText('Version 2.0.0 was added')).toBeVisible();
  await expect(uploads(page)).toBeHidden();
  await page.getByRole('button', { name: 'What changed in 2.0.0' }).click();
  await expect(page.getByText('Holds in any storm')).toBeVisible();
  await page.getByRole('link', { name: 'Themes' }).first().click();
  await waitForPage(page, 'Themes');
});

test('a canceled upload keeps its file and input', async ({ page, account }) => {
  const id = await account.addProduct('plugin', plugin);
  await page.goto(`/dashboard/plugins/${id}`);
  const dialog = await openAddVersion(page);
  await chooseFile(dialog, file('2.0.0', 3 * MEGABYTE));
  await dialog.getByLabel('Tested up to').fill('6.9');
  const hurry = await slowUploads(page);
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await dialog.getByRole('button', { name: 'Continue in the background' }).click();
  await page.getByRole('button', { name: /^Cancel upload of/ }).click();
  await expect(row(page, '2.0.0.zip')).toContainText('Canceled');
  await hurry();
  await page.getByRole('button', { name: /^Review/ }).click();
  await expect(dialog.getByLabel('Tested up to')).toHaveValue('6.9');
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await expect(dialog).toBeHidden();
  expect(await account.listVersions('plugin', id)).toEqual(['2.0.0']);
});

test.describe('with a storage that fails', () => {
  test.use({ allowedErrors: /net::ERR_/ });

  test("shows the specification's message and retries", async ({ page, account }) => {
    const id = await account.addProduct('plugin', plugin);
    await page.goto(`/dashboard/plugins/${id}`);
    await waitForPage(page, 'Storm Anchor');
    await page.route('**/storage', (route) => route.abort('connectionreset'), { times: 1 });
    const release = await drag(page, [file('1.0.0'), file('1.1.0')]);
    await release();
    await expect(row(page, '1.0.0.zip')).toContainText(
      'Error: Unable to upload plugin to AWS S3. Please try again.',
    );
    await expect(row(page, '1.1.0.zip')).toContainText('Checked, not added yet');
    await page.getByRole('button', { name: /^Try again with storm-anchor-1.0.0/ }).click();
    await expect(row(page, '1.0.0.zip')).toContainText('Checked, not added yet');
  });

  test('keeps one click for all packages if adding them fails, and releases none of them', async ({
    page,
    account,
  }) => {
    const id = await account.addProduct('plugin', plugin);
    await page.goto(`/dashboard/plugins/${id}`);
    await waitForPage(page, 'Storm Anchor');
    await page.route('**/versions/import', (route) => route.abort('connectionreset'), { times: 1 });
    await (await drag(page, [file('1.0'), file('1.1')]))();
    const addAll = uploads(page).getByRole('button', { name: 'Add all 2' });
    await addAll.click();
    await expect(page.getByText('Error: There was a problem uploading')).toBeVisible();
    await expect(row(page, '1.0.zip')).toContainText('Checked, not added yet');
    await addAll.click();
    await expect(page.getByText('2 earlier versions were added')).toBeVisible();
    await expect(versionRow(page, '1.1 (1.1.0)')).toContainText('Not offered');

    // The same packages again: the product has these versions.
    await (await drag(page, [file('1.0'), file('1.1')]))();
    await addAll.click();
    await expect(row(page, '1.0.zip')).toContainText('already exists');
    await page.getByRole('button', { name: /^Try again with storm-anchor-1.0/ }).click();
    await expect(row(page, '1.0.zip')).toContainText('Checked, not added yet');
  });
});
