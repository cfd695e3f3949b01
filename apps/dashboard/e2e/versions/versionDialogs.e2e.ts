import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { packageFile } from '../support/packages.ts';
import { openVersionDialog, versionRow, waitForPage } from '../support/pages.ts';

const slug = 'harbor-bell';
const released = (version: string) => packageFile('plugin', { slug, version });

test('lists a temporary link, revokes it after confirmation, and stops it working', async ({
  page,
  account,
  request,
}) => {
  const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
  await account.addVersion('plugin', id, '1.0.0', released('1.0.0'));
  await page.goto(`/dashboard/plugins/${id}`);
  const sharing = await openVersionDialog(page, '1.0.0', 'Temporary link');
  await sharing.getByLabel('Or enter a duration').fill('2 h');
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const region = sharing.getByRole('region', { name: 'Download link' });
  const link = (await region.textContent())?.trim() ?? '';
  await expect(sharing.getByRole('listitem')).toContainText(/2 h left|1 h left/);

  await sharing.getByRole('button', { name: 'Create another' }).click();
  await sharing.getByLabel('Or enter a duration').fill('3 s');
  await sharing.getByRole('button', { name: 'Create link' }).click();
  await expect(sharing.getByRole('listitem')).toHaveCount(2);
  await expect(sharing.getByText('This link has expired.')).toBeVisible();
  await expect(sharing.getByRole('listitem'), 'what expired leaves the list').toHaveCount(1);

  expect((await request.get(link)).status()).toBe(200);
  await sharing.getByRole('button', { name: /^Revoke the link created/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke this link?' });
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await expect(question).toBeHidden();
  await expect(sharing.getByRole('listitem')).toHaveCount(0);
  expect((await request.get(link)).status()).toBe(404);
});

test('shows downloads by day and exports them as data.csv', async ({ page, account, request }) => {
  const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
  await account.addVersion('plugin', id, '1.0.0', released('1.0.0'));
  await page.goto(`/dashboard/plugins/${id}`);
  const first = await openVersionDialog(page, '1.0.0', 'Download detail');
  await expect(first.getByText('No downloads yet.')).toBeVisible();
  await first.getByRole('button', { name: 'Close' }).click();

  expect((await request.get(`/api/v1/updates/${id}/download`)).status()).toBe(200);
  await expect
    .poll(async () => (await account.readProduct('plugin', id)).downloads, { timeout: 30_000 })
    .toBe(1);
  await page.reload();
  const detail = await openVersionDialog(page, '1.0.0', 'Download detail');
  await expect(detail.getByRole('rowheader')).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Export as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('data.csv');
  expect(await readFile(await saved.path(), 'utf8')).toMatch(
    /^date,downloads\r\n\d{4}-\d\d-\d\d,1\r\n$/,
  );
  await expect(detail.getByText('Exported 1 day to data.csv')).toBeVisible();
});

test.describe('copying a version to another plugin', () => {
  test.use({ allowedErrors: /status of (404|409)/ });

  test("asks on the target's page, copies once, and explains why not twice", async ({
    page,
    account,
  }) => {
    const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
    const other = await account.addProduct('plugin', { name: 'Fog Horn', slug: 'fog-horn' });
    await account.addVersion('plugin', id, '1.0.0', released('1.0.0'));
    await page.goto(`/dashboard/plugins/${id}`);
    const choosing = await openVersionDialog(page, '1.0.0', 'Copy to another plugin');
    await choosing.getByRole('button', { name: 'Continue' }).click();
    await expect(choosing.getByRole('alert')).toContainText(
      'Select the plugin to copy the version to.',
    );
    await choosing.getByRole('combobox', { name: 'Copy to' }).fill('fog');
    await page.getByRole('option', { name: 'Fog Horn' }).click();
    await choosing.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(new RegExp(`/plugins/${other}/copy/${id}/[0-9a-f-]+$`));
    const question = page.getByRole('alertdialog', { name: 'Copy version 1.0.0 to Fog Horn?' });
    await expect(question).toContainText('Version 1.0.0 of Harbor Bell');
    await page.reload();
    await question.getByRole('button', { name: 'Copy version' }).click();
    await expect(page.getByText('Version 1.0.0 was copied to Fog Horn')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/plugins/${other}$`));
    await expect(versionRow(page, '1.0.0')).toContainText('Latest');

    await account.addVersion('plugin', id, '1.1.0', released('1.1.0'));
    const elsewhere = packageFile('plugin', { slug: 'fog-horn', version: '1.1.0' });
    await account.addVersion('plugin', other, '1.1.0', elsewhere);
    const versionId = await account.findVersionId('plugin', id, '1.1.0');
    await page.goto(`/dashboard/plugins/${other}/copy/${id}/${versionId}`);
    const again = page.getByRole('alertdialog', { name: 'Copy version 1.1.0 to Fog Horn?' });
    await again.getByRole('button', { name: 'Copy version' }).click();
    await expect(again).toContainText('This version already exists.');
    await again.getByRole('button', { name: 'Cancel' }).click();
    await waitForPage(page, 'Fog Horn');
    expect(await account.listVersions('plugin', other)).toEqual(['1.1.0', '1.0.0']);
  });

  test('explains that a deleted version cannot be copied', async ({ page, account }) => {
    const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
    await page.goto(`/dashboard/plugins/${id}/copy/${id}/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Copy a version' });
    await expect(dialog).toContainText('no longer exists');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(new RegExp(`/plugins/${id}$`));
  });
});

test('previews what a site would be offered, and stores the site in the URL', async ({
  page,
  account,
}) => {
  const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
  await account.addVersion('plugin', id, '1.0.0', released('1.0.0'));
  await page.goto(`/dashboard/plugins/${id}`);
  await page.getByRole('button', { name: 'Update preview' }).click();
  const drawer = page.getByRole('dialog', { name: 'Update preview' });
  await drawer.getByLabel('Installed version').fill('0.9.0');
  await drawer.getByLabel('PHP version').fill('7.4');
  await drawer.getByLabel('License key or purchase code').fill('SECRET-1');
  await drawer.getByRole('button', { name: 'Preview update' }).click();
  await expect(drawer.getByText('The site is offered no update')).toBeVisible();
  await expect(drawer.getByRole('row', { name: '1.0.0' })).toContainText('PHP too old');
  expect(page.url()).toContain('php=7.4');
  expect(page.url()).not.toContain('SECRET');

  await page.reload();
  await expect(drawer.getByLabel('PHP version')).toHaveValue('7.4');
  await drawer.getByLabel('PHP version').fill('8.3');
  await drawer.getByRole('button', { name: 'Preview update' }).click();
  await expect(drawer.getByText('The site is offered 1.0.0')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(new RegExp(`/plugins/${id}$`));
});

test.describe('when the server does not respond', () => {
  test.use({ allowedErrors: /net::ERR_/ });

  const cases = [
    ['Package', '**/package-report', 'There was an error reading the package.'],
    ['Download detail', '**/downloads/details/**', 'There was an error fetching the downloads.'],
    ['Temporary link', '**/temporary-download-links', 'There was an error fetching your links.'],
  ] as const;

  for (const [action, calls, sentence] of cases) {
    test(`“${action}” reports the failure and can be retried`, async ({ page, account }) => {
      const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
      await account.addVersion('plugin', id, '1.0.0', released('1.0.0'));
      await page.goto(`/dashboard/plugins/${id}`);
      await page.route(calls, (route) => route.abort('connectionreset'));
      const dialog = await openVersionDialog(page, '1.0.0', action);
      await expect(dialog.getByRole('alert')).toContainText(sentence);
      await page.unroute(calls);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
    });
  }

  test('every dialog reports the failure', async ({ page, account }) => {
    const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
    const other = await account.addProduct('plugin', { name: 'Fog Horn', slug: 'fog-horn' });
    await account.addVersion('plugin', id, '1.0.0', released('1.0.0'));
    const versionId = await account.findVersionId('plugin', id, '1.0.0');
    await page.goto(`/dashboard/plugins/${id}`);
    await waitForPage(page, 'Harbor Bell');

    const sharing = await openVersionDialog(page, '1.0.0', 'Temporary link');
    await sharing.getByLabel('Or enter a duration').fill('2 h');
    const making = '**/temporary-download-link?*';
    await page.route(making, (route) => route.abort('connectionreset'));
    await sharing.getByRole('button', { name: 'Create link' }).click();
    await expect(sharing.getByRole('alert')).toContainText('error creating your download link');
    await page.unroute(making);
    await sharing.getByRole('button', { name: 'Create link' }).click();
    await sharing.getByRole('button', { name: /^Revoke/ }).click();
    await page.route('**/temporary-download-links/*', (route) => route.abort('connectionreset'));
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Revoke link' }).click();
    await expect(question).toContainText('There was an error revoking your link.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await sharing.getByRole('button', { name: 'Close' }).click();

    const editing = await openVersionDialog(page, '1.0.0', 'Edit notes');
    await editing.getByRole('textbox', { name: 'Changelog' }).fill('Rings twice');
    await page.route(`**/versions/${versionId}`, (route) => route.abort('connectionreset'));
    await editing.getByRole('button', { name: 'Save notes' }).click();
    await expect(editing.getByRole('alert')).toContainText('error saving your update');
    await expect(editing.getByRole('textbox', { name: 'Changelog' })).toHaveText('Rings twice');
    await editing.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toContainText('Your unsaved changes will be lost.');
    await question.getByRole('button', { name: 'Leave without saving' }).click();

    const detail = await openVersionDialog(page, '1.0.0', 'Download detail');
    await expect(detail.getByText('No downloads yet.')).toBeVisible();
    await page.route('**/downloads/details/**', (route) => route.abort('connectionreset'));
    await detail.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(detail.getByRole('alert')).toContainText('error exporting the downloads');
    await detail.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Update preview' }).click();
    await page.route('**/offer-explanation*', (route) => route.abort('connectionreset'));
    const drawer = page.getByRole('dialog', { name: 'Update preview' });
    await drawer.getByRole('button', { name: 'Preview update' }).click();
    await expect(drawer.getByRole('alert')).toContainText('error previewing the update');

    await page.goto(`/dashboard/plugins/${other}/copy/${id}/${versionId}`);
    await page.route('**/versions/copy', (route) => route.abort('connectionreset'));
    await question.getByRole('button', { name: 'Copy version' }).click();
    await expect(question).toContainText('There was an error copying your version.');
  });
});
