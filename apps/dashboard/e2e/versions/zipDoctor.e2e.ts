import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { type Package, packageFile, type UploadFile, zip } from '../support/packages.ts';
import { chooseFile, openAddVersion, openVersionDialog, versionRow } from '../support/pages.ts';

const slug = 'quiet-checkout';

/** Returns a plugin package with additional files. */
function packageWith(content: Package, files: Record<string, string>): UploadFile {
  const main = `<?php\n/*\n * Plugin Name: Quiet\n * Version: ${content.version}\n * Text Domain: ${slug}\n */\n`;
  const readme = `=== Quiet ===\nStable tag: ${content.version}\n\nCalm.\n`;
  const inside = Object.entries(files).map(([path, text]) => [`${slug}/${path}`, text]);
  return {
    name: 'quiet.zip',
    mimeType: 'application/zip',
    buffer: zip({
      [`${slug}/${slug}.php`]: main,
      [`${slug}/readme.txt`]: readme,
      ...Object.fromEntries(inside),
    }),
  };
}

const numberedFiles = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`part-${100 + at}.php`, text]));

async function openPage(page: Page, id: string) {
  await page.goto(`/dashboard/plugins/${id}`);
  return openAddVersion(page);
}

test('reads a package before it is added, fills in its number and shows the changes', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', { name: 'Quiet Checkout', slug });
  const before = packageWith({ slug, version: '1.0.0' }, { 'old.php': '<?php // old' });
  await account.addVersion('plugin', id, '1.0.0', before);
  const dialog = await openPage(page, id);
  await chooseFile(dialog, packageWith({ slug, version: '1.0.1' }, { 'new.php': '<?php // new' }));
  await expect(dialog.getByLabel('Version', { exact: true })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Check only' }).click();

  await expect(dialog.getByText('This package has no warnings.')).toBeVisible();
  await expect(dialog.getByLabel('Version', { exact: true })).toHaveValue('1.0.1');
  await expect(dialog.getByRole('heading', { name: 'Compared with 1.0.0' })).toBeVisible();
  await expect(dialog).toContainText('1 file added, 1 removed, 2 changed, 0 unchanged');
  expect(await account.listVersions('plugin', id)).toEqual(['1.0.0']);

  await dialog.getByRole('button', { name: 'Add version' }).click();
  await expect(dialog).toBeHidden();
  await expect(versionRow(page, '1.0.1')).toContainText('Latest');

  const opened = await openVersionDialog(page, '1.0.1', 'Package');
  await expect(opened.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await opened.getByRole('button', { name: 'Show 4 changed files' }).click();
  const files = opened.getByRole('table', { name: 'Changed files' });
  await expect(files.getByRole('row', { name: 'new.php' })).toContainText('Added');
  await expect(files.getByRole('row', { name: 'old.php' })).toContainText('Removed');
});

test('searches a long list of changed files by path', async ({ page, account }) => {
  const id = await account.addProduct('plugin', { name: 'Quiet Checkout', slug });
  const before = packageWith({ slug, version: '1.0.0' }, numberedFiles(30, '<?php // one'));
  await account.addVersion('plugin', id, '1.0.0', before);
  const after = packageWith({ slug, version: '1.1.0' }, numberedFiles(30, '<?php // two'));
  await account.addVersion('plugin', id, '1.1.0', after);
  await page.goto(`/dashboard/plugins/${id}`);
  const opened = await openVersionDialog(page, '1.1.0', 'Package');
  await opened.getByRole('button', { name: 'Show 32 changed files' }).click();
  await opened.getByRole('searchbox', { name: 'Filter by path' }).fill('PART-12');
  await expect(opened.getByText('10 of 32')).toBeVisible();
  await expect(opened.getByRole('table').getByRole('rowheader')).toHaveCount(10);
  await opened.getByRole('searchbox', { name: 'Filter by path' }).fill('lighthouse');
  await expect(opened.getByText('No changed files match.')).toBeVisible();
});

test('holds a package with warnings until a person has reviewed it', async ({ page, account }) => {
  const id = await account.addProduct('plugin', { name: 'Quiet Checkout', slug });
  const dialog = await openPage(page, id);
  await chooseFile(dialog, packageWith({ slug, version: '1.0.0' }, { '.git/config': 'x' }));
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await expect(dialog.getByText('1 warning about this package')).toBeVisible();
  await expect(dialog).toContainText('.git');
  expect(await account.listVersions('plugin', id)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add version' }).click();
  await expect(dialog).toBeHidden();
  await expect(versionRow(page, '1.0.0')).toContainText('1 warning');
});

test('rejects an invalid package, names the entry, and accepts the next file', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', { name: 'Quiet Checkout', slug });
  const dialog = await openPage(page, id);
  const buffer = zip({ 'elsewhere/notes.txt': 'x' });
  await chooseFile(dialog, { name: 'quiet.zip', mimeType: 'application/zip', buffer });
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error: The entry "elsewhere/"');
  await expect(dialog.getByLabel('Plugin file')).toHaveAttribute('aria-invalid', 'true');
  expect(await account.listVersions('plugin', id)).toEqual([]);

  await dialog.getByRole('button', { name: 'Remove file' }).click();
  await chooseFile(dialog, packageFile('plugin', { slug, version: '1.0.0' }));
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await expect(dialog).toBeHidden();
  expect(await account.listVersions('plugin', id)).toEqual(['1.0.0']);
});
