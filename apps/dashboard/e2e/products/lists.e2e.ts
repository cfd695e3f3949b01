import { expect, test } from '../support/fixtures.ts';
import { importLicenses } from '../support/licenses.ts';
import { packageFile } from '../support/packages.ts';
import { waitForPage } from '../support/pages.ts';

test('searches a list by name or slug and stores the search in the URL', async ({
  page,
  account,
}) => {
  for (const name of ['Quiet Checkout', 'Crème Forms']) {
    await account.addProduct('plugin', { name, slug: name.startsWith('Q') ? 'ballast' : 'creme' });
  }
  await page.goto('/dashboard/plugins');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search plugins by name or slug' }).fill('creme');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=creme$/);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Crème Forms');
  await expect(page.getByRole('article')).toContainText('No Versions');
  await expect(page.getByRole('article')).toContainText('0 downloads');
  await expect(page.getByRole('article')).toContainText('No continuous deployment.');

  await page.getByRole('searchbox').fill('llas');
  await expect(page.getByRole('article')).toContainText('Quiet Checkout');
  await page.getByRole('searchbox').fill('lighthouse');
  await expect(page.getByText('No plugins match “lighthouse”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all plugins' }).click();
  await expect(page).toHaveURL(/\/plugins$/);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('accounts that may not add products see why, on the list and in the form', async ({
  page,
  account,
}) => {
  await account.addProduct('theme', { name: 'Harbor Light', slug: 'harbor-light' });
  await page.route('**/api/v1/users/me/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), canAddPluginOrTheme: false } });
  });
  await page.goto('/dashboard/themes');
  await expect(page.getByText('This account cannot add themes')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add theme' })).toHaveCount(0);
  await page.goto('/dashboard/themes/add');
  await expect(page.getByText('This account cannot add themes')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test.describe('when the server fails', () => {
  test.use({ allowedErrors: /status of 500|^500 from|status of 404/ });

  const failure = { status: 500, json: { code: 'internal', message: 'Something broke.' } };

  test('a list reports the failure and loads after a retry', async ({ page, account }) => {
    await account.addProduct('plugin', { name: 'Quiet Checkout', slug: 'quiet-checkout' });
    let isBroken = true;
    await page.route('**/api/v1/plugins', (route) =>
      isBroken ? route.fulfill(failure) : route.continue(),
    );
    await page.goto('/dashboard/plugins');
    await expect(page.getByRole('alert')).toContainText(
      'There was an error fetching your plugins.  Please try again.',
    );
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toContainText('Quiet Checkout');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a save reports the failure and keeps the input', async ({ page, account }) => {
    expect(account.token).not.toBe('');
    await page.route('**/api/v1/plugins', (route) =>
      route.request().method() === 'POST' ? route.fulfill(failure) : route.continue(),
    );
    await page.goto('/dashboard/plugins/add');
    await page.getByLabel('Name', { exact: true }).fill('Quiet Checkout');
    await page.getByRole('textbox', { name: 'Description' }).fill('Keeps calm.');
    await page.getByRole('button', { name: 'Add plugin' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'There was an error saving your plugin.  Please try again.',
    );
    await expect(page.getByLabel('Slug')).toHaveValue('quiet-checkout');
  });

  test('a deletion reports the failure and can be retried', async ({ page, account }) => {
    const id = await account.addProduct('theme', { name: 'Harbor Light', slug: 'harbor-light' });
    await page.route(`**/api/v1/themes/${id}`, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(failure) : route.continue(),
    );
    await page.goto(`/dashboard/themes/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete theme' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Harbor Light?' });
    await dialog.getByRole('button', { name: 'Delete theme' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'There was an error deleting your theme.  Please try again.',
    );
    await page.unroute(`**/api/v1/themes/${id}`);
    await dialog.getByRole('button', { name: 'Delete theme' }).click();
    await waitForPage(page, 'Themes');
  });

  test('links from a missing plugin to the list', async ({ page, account }) => {
    expect(account.token).not.toBe('');
    await page.goto('/dashboard/plugins/3f0c9a52-0000-4000-8000-000000000000');
    await expect(page.getByText('Plugin not found')).toBeVisible();
    await page.getByRole('link', { name: 'Show all plugins' }).click();
    await waitForPage(page, 'Plugins');
  });
});

test('the command palette finds a license, a customer and a version by keyboard alone', async ({
  page,
  account,
  request,
}) => {
  const slug = 'quiet-ballast';
  const id = await account.addProduct('plugin', { name: 'Quiet Ballast', slug });
  const numbers = ['1.4.0', '1.5.0', '1.6.0', '1.7.0', '1.8.0', '1.9.0'];
  for (const version of numbers) {
    await account.addVersion('plugin', id, version, packageFile('plugin', { slug, version }));
  }
  await importLicenses(request, account, [
    { key: 'QUIET-1', customer_email: 'noor.kohl@harbor.org', product: slug },
    { key: 'QUIET-2', customer_email: 'bo@harbor.org', expires: '2020-01-01' },
  ]);
  await page.goto('/dashboard');
  await waitForPage(page, 'Home');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const search = async (text: string, result: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expect(palette.getByRole('combobox')).toHaveValue('');
    await page.keyboard.type(text);
    await expect(palette.getByRole('option', { name: result })).toBeVisible();
    await expect(palette.getByRole('status')).toContainText('shown');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  };

  await search('oor.kohl@', /QUIET-1.*Quiet Ballast · noor\.kohl@harbor\.org · Active/);
  await waitForPage(page, 'Edit license');
  await expect(page.getByLabel('License key')).toHaveValue('QUIET-1');
  await search('bo@harb', /QUIET-2.*All products · bo@harbor\.org · Expired/);
  await expect(page.getByLabel('License key')).toHaveValue('QUIET-2');

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('kohl');
  const customer = palette.getByRole('option', { name: /noor\.kohl@harbor\.org.*1 license/ });
  await expect(customer).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await waitForPage(page, 'noor.kohl@harbor.org');

  await search('ballast 1.4', /Quiet Ballast 1\.4\.0/);
  await waitForPage(page, 'Quiet Ballast');
  await expect(page.locator('[aria-current="true"]', { hasText: '1.4.0' })).toBeInViewport();
});

test.describe('a search that fails', () => {
  test.use({ allowedErrors: /status of 503|^503 from/ });

  test('says so, leaves the pages usable and finds results after a retry', async ({
    page,
    account,
    request,
  }) => {
    await importLicenses(request, account, [
      { key: 'QUIET-1', customer_email: 'alice@harbor.org' },
    ]);
    let isBroken = true;
    await page.route('**/api/v1/search?*', (route) =>
      isBroken
        ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Broken.' } })
        : route.continue(),
    );
    await page.goto('/dashboard');
    await waitForPage(page, 'Home');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('lic');
    await expect(palette.getByRole('alert')).toContainText(
      'Licenses, customers, versions, and flags could not be searched.',
    );
    await expect(palette.getByRole('option', { name: 'Licenses', exact: true })).toBeVisible();
    isBroken = false;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(palette.getByRole('option', { name: /QUIET-1/ })).toBeVisible();
    await expect(palette.getByRole('alert')).toHaveCount(0);
  });
});
