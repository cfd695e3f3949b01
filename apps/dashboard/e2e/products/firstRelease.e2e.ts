import { expect, test } from '../support/fixtures.ts';
import { packageFile, type UploadFile } from '../support/packages.ts';
import { versionRow, waitForPage } from '../support/pages.ts';

test('guides a new account to its first update check, then disappears', async ({
  page,
  request,
  account,
}) => {
  await page.goto('/dashboard');
  const guide = page.getByRole('region', { name: 'Your first release' });
  const step = guide.locator('[aria-current=step]');
  await expect(step).toContainText('Add a product');
  await expect(page.getByText('No themes yet')).toHaveCount(0);
  await guide.getByRole('link', { name: 'Add plugin' }).click();
  await waitForPage(page, 'Add plugin');

  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await page.goto('/dashboard');
  await expect(step).toContainText('Upload a version');
  await expect(guide.getByText('Add a product')).toContainText('done', { ignoreCase: true });
  await expect(page.getByRole('row', { name: /Tide Table/ })).toContainText('No Versions');

  const release = { slug: 'tide-table', version: '1.0.0' };
  await account.addVersion('plugin', id, '1.0.0', packageFile('plugin', release));
  await page.goto('/dashboard');
  await expect(step).toContainText('Install the code');
  await guide.getByRole('link', { name: 'Go to Tide Table' }).click();
  await waitForPage(page, 'Tide Table');
  await page.goBack();
  await expect(guide.getByText('Waiting for the first update check.')).toBeVisible();

  const headers = { 'User-Agent': 'WordPress/6.8; https://first.example' };
  const check = await request.get(`/api/v1/updates/${id}?installed_version=1.0.0`, { headers });
  expect(check.ok()).toBe(true);
  await expect(page.getByText('The first site has checked for updates')).toBeVisible();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeVisible();
  await expect(page.getByText('The first site has checked for updates')).toHaveCount(0);
});

test('adds a plugin from its zip file, dropped on the list', async ({ page, account }) => {
  await page.goto('/dashboard/plugins');
  await expect(page.getByText('No plugins yet')).toBeVisible();
  const { buffer } = packageFile('plugin', { slug: 'tide-table', version: '2.0.0-beta1' });
  const dataTransfer = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const carried = new DataTransfer();
    carried.items.add(new File([bytes], 'tides.zip', { type: 'application/zip' }));
    return carried;
  }, buffer.toString('base64'));
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await expect(page.getByText('Drop to add a plugin')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer });

  await waitForPage(page, 'Add plugin');
  await expect(
    page.getByText('Version 2.0.0-beta1 is added together with the plugin.'),
  ).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('tide-table');
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('tide-table');
  await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('Calm by design.');
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await waitForPage(page, 'tide-table');
  await expect(versionRow(page, '2.0.0-beta1')).toContainText('Latest');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await account.listVersions('plugin', id)).toEqual(['2.0.0-beta1']);
});

test('does not add a plugin without the zip file that it rejected', async ({ page, account }) => {
  expect(account.token).not.toBe('');
  await page.goto('/dashboard/plugins/add');
  await waitForPage(page, 'Add plugin');
  const choose = (file: UploadFile) => page.getByLabel('Plugin file').setInputFiles(file);
  await choose(packageFile('plugin', { slug: 'tide-table', version: '1.0.0' }));
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('tide-table');
  await choose(packageFile('plugin', { slug: 'sea-charts', version: '1.0.0' }));
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('sea-charts');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('sea-charts');

  const mimeType = 'application/zip';
  await choose({ name: 'broken.zip', mimeType, buffer: Buffer.from('not a zip') });
  await expect(page.getByText('This is not a zip file')).toBeVisible();
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await expect(page.getByText('The plugin was not saved')).toBeVisible();
  const unusable = page.getByText('Choose another zip file, or remove this one.');
  await expect(unusable.first()).toBeVisible();
  await choose(packageFile('plugin', { slug: 'sea-charts', version: '1.0.0' }));
  await expect(page.getByText('Version 1.0.0 is added together with the plugin.')).toBeVisible();
  await page.getByRole('button', { name: 'Add plugin' }).click();
  await waitForPage(page, 'sea-charts');
});

test('lists products that need attention first on the home page', async ({ page, account }) => {
  for (const [name, slug] of [
    ['Anchor', 'anchor'],
    ['Buoy', 'buoy'],
  ] as const) {
    const id = await account.addProduct('plugin', { name, slug });
    await account.addVersion(
      'plugin',
      id,
      '1.0.0',
      packageFile('plugin', { slug, version: '1.0.0' }),
    );
  }
  await account.addProduct('plugin', { name: 'Wharf', slug: 'wharf' });
  await page.goto('/dashboard');
  const names = page.getByRole('table', { name: 'Plugins' }).getByRole('rowheader');
  await expect(names).toHaveText([/Wharf/, /Anchor/, /Buoy/]);
});
