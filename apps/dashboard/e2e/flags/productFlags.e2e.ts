import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const pageOf = (productId: string) => `/dashboard/feature-flags/${productId}`;

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Requests flags like a site, for people who exist from then on. */
async function requestFlags(request: APIRequestContext, productId: string, people: string[]) {
  for (const identifier of people) {
    const params = { identifier, wordpress: '6.5', php: '8.0' };
    const response = await request.get(`/api/v2/public/feature-flags/${productId}`, { params });
    expect(response.ok()).toBe(true);
  }
}

async function choose(page: Page, label: string, index: number, option: string) {
  const row = page.getByRole('group', { name: `Condition ${index}` });
  await row.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('adds a flag for a group of sites, and explains why a site gets it', async ({
  page,
  account,
}) => {
  const product = await account.addFlagProduct('Gray Heron');
  await page.goto(pageOf(product));
  await expect(page.getByText('No flags yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add flag' }).last().click();
  await waitForPage(page, 'Add feature flag');
  const save = page.getByRole('button', { name: 'Add flag' });
  await save.click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Name is a required field.');
  await expect(summary).toContainText('Identifier is a required field.');
  await expect(summary).toContainText('Flag type is a required field.');

  await page.getByLabel('Name').fill('Block themes');
  await expect(page.getByLabel('Identifier')).toHaveValue('BLOCK_THEMES');
  await page.getByText('Group', { exact: true }).click();
  const value = (row: number) =>
    page.getByRole('group', { name: `Condition ${row}` }).getByLabel('Value');
  await value(1).fill('six');
  await save.click();
  await expect(summary).toContainText('Enter a version such as 6.4 or 8.1.2.');
  await value(1).fill('6.4');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await choose(page, 'Attribute', 2, 'PHP');
  await value(2).fill('8.1');
  await page.getByLabel('Percentage of these sites').fill('0');
  await save.click();
  await expect(summary).toContainText('Percentage error: enter a whole number between 1-100.');
  await page.getByLabel('Percentage of these sites').fill('100');
  await page.getByRole('checkbox', { name: 'On' }).press('Space');
  await save.click();
  await waitForPage(page, 'Gray Heron');
  await expect(rowOf(page, 'Block themes')).toContainText(
    '100 % of sites with WordPress ≥ 6.4 and PHP ≥ 8.1',
  );

  await page.getByRole('link', { name: 'Explain a result' }).click();
  await page.getByLabel('Identifier').fill('ada@harbor.org');
  await page.getByLabel('WordPress').fill('6.5');
  await page.getByLabel('PHP').fill('8.0');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page).toHaveURL(/explain\?identifier=ada%40harbor\.org&wordpress=6\.5&php=8\.0$/);
  const result = rowOf(page, 'Block themes');
  await expect(result).toContainText('The site does not meet the conditions.');
  await expect(result).toContainText('WordPress ≥ 6.4: met');
  await expect(result).toContainText('PHP ≥ 8.1: not met');
});

test.describe('with a server that rejects some requests', () => {
  test.use({ allowedErrors: /status of 500|500 from/ });

  test('turns flags on at once, undoes that, and shows what failed', async ({ page, account }) => {
    const product = await account.addFlagProduct('Gray Heron');
    await account.addFlag(product, { identifier: 'DARK_MODE' });
    await account.addFlag(product, { identifier: 'OTHER' });
    await page.goto(`${pageOf(product)}?active=off&sort=-name`);
    const toggle = page.getByRole('switch', { name: 'DARK_MODE' });
    await expect(page.getByRole('rowheader')).toContainText(['OTHER', 'DARK_MODE']);
    await page.getByRole('button', { name: 'Clear' }).click();
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
    const toast = page.getByRole('alertdialog', { name: 'DARK_MODE is on' });
    // The switch moves before the response arrives, which reloading the page would not wait for.
    // The toast follows the response to the first change, which must not count as this one.
    await expect(toast).toBeVisible();
    const undone = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(toggle).not.toBeChecked();
    await expect(toast).toHaveCount(0);
    await undone;
    await page.reload();
    await expect(toggle).not.toBeChecked();

    await page.route(
      '**/flags/*',
      (route) => route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
      { times: 2 },
    );
    await toggle.press('Space');
    const error = page.getByText('The flag was not changed. Please try again.');
    await expect(error).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await expect(error).toHaveCount(0);

    await page.getByRole('button', { name: 'Actions for OTHER' }).click();
    await page.getByRole('menuitem', { name: 'Delete flag' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Delete OTHER?' });
    const remove = asking.getByRole('button', { name: 'Delete flag' });
    await remove.click();
    await expect(asking.getByRole('alert')).toContainText(
      'There was an error deleting your feature flag. Please try again.',
    );
    await remove.click();
    await expect(rowOf(page, 'OTHER')).toHaveCount(0);
  });
});

/** Selects two people from a search and a pasted list, and removes a third. */
async function selectTwoPeople(page: Page): Promise<void> {
  await page.getByText('Individual people', { exact: true }).click();
  await page.getByRole('button', { name: 'Select people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select people' });
  const search = dialog.getByRole('searchbox');
  await search.press('Enter');
  await expect(dialog).toContainText('Enter a part of an identifier.');
  await search.fill('harbor');
  await dialog.getByRole('checkbox', { name: 'ada@harbor.org' }).press('Space');
  await dialog.getByRole('tab', { name: 'Paste or drop a list' }).click();
  const long = `${'x'.repeat(321)}`;
  await dialog
    .getByLabel('Identifiers')
    .fill(`ada@harbor.org, cy@quiet.example\n${long}\ncy@quiet.example`);
  await dialog.getByRole('button', { name: 'Add to selection' }).click();
  await expect(dialog).toContainText('1 person added. 2 entries were already selected.');
  await expect(dialog).toContainText('1 entry was not added');
  await expect(dialog.getByLabel('Identifiers')).toHaveValue(long);
  await dialog.getByLabel('Or a file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('dee@quiet.example\r\neve@quiet.example\r\n'),
  });
  await expect(dialog.getByLabel('Identifiers')).toHaveValue(/eve@quiet\.example/);
  await dialog.getByLabel('Identifiers').fill('dee@quiet.example');
  await dialog.getByRole('button', { name: 'Add to selection' }).click();
  await dialog.getByRole('tab', { name: 'Selected (3)' }).click();
  await dialog.getByRole('button', { name: 'Remove cy@quiet.example' }).click();
  await dialog.getByRole('button', { name: 'Select 2 people' }).click();
}

test.describe('with an identifier that sites request', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('selects people, confirms another identifier, and restores what was before', async ({
    page,
    account,
    request,
  }) => {
    const product = await account.addFlagProduct('Gray Heron');
    const flag = await account.addFlag(product, { identifier: 'BETA' });
    await requestFlags(request, product, ['ada@harbor.org', 'bo@harbor.org']);
    // Requests are stored behind their responses.
    await expect
      .poll(async () => (await account.readFlag(product, flag)).lastRequestAt)
      .not.toBeNull();
    await page.goto(`${pageOf(product)}/edit/${flag}`);
    await selectTwoPeople(page);
    await expect(page.getByText('2 people are selected.')).toBeVisible();

    await page.getByRole('button', { name: 'Change identifier' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Change the identifier?' });
    await expect(asking).toContainText('the feature turns off in every released version');
    await asking.getByRole('button', { name: 'Change identifier' }).click();
    await expect(page.getByLabel('Identifier')).toBeFocused();
    await page.getByLabel('Identifier').fill('BETA_2');
    await page.getByRole('button', { name: 'Save flag' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();

    await page.getByRole('tab', { name: 'People' }).click();
    await expect(page).toHaveURL(/tab=people$/);
    await page.getByRole('button', { name: 'Actions for ada@harbor.org' }).click();
    await page.getByRole('menuitem', { name: 'Delete data' }).click();
    const deleting = page.getByRole('alertdialog', {
      name: 'Delete the data about ada@harbor.org?',
    });
    await deleting.getByRole('button', { name: 'Delete data' }).click();
    await expect(rowOf(page, 'ada@harbor.org')).toHaveCount(0);
    await expect(rowOf(page, 'dee@quiet.example')).toBeVisible();

    await page.getByRole('tab', { name: 'History' }).click();
    const changes = page.getByRole('list', { name: 'Changes of this flag' }).getByRole('listitem');
    await expect(changes.first()).toContainText('Current state');
    const restore = (index: number) =>
      changes.nth(index).getByRole('button', { name: /^Restore the state of/ });
    await restore(1).click();
    const restoring = page.getByRole('alertdialog', { name: /^Restore the state of/ });
    await expect(restoring).toContainText('BETA (BETA), off, for everyone');
    await restoring.getByRole('button', { name: 'Restore flag' }).click();
    await expect(restoring.getByRole('alert')).toContainText(
      'Change the identifier in the settings',
    );
    await restoring.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByText('On or off', { exact: true }).click();
    await page.getByRole('button', { name: 'Save flag' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(changes.first()).toContainText('now Everyone');
    await restore(1).click();
    await expect(restoring).toContainText('BETA (BETA_2), off, for 1 person');
    await restoring.getByRole('button', { name: 'Restore flag' }).click();
    await expect(changes.first()).toContainText('Restored');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByText('1 person is selected.')).toBeVisible();
  });
});
