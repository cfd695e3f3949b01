import { readFile } from 'node:fs/promises';
import { newPerson } from '../support/accounts.ts';
import { findEmailLink } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { packageFile } from '../support/packages.ts';
import {
  chooseFile,
  openAddVersion,
  openVersionDialog,
  versionRow,
  waitForPage,
} from '../support/pages.ts';

const kinds = [
  {
    kind: 'plugin',
    Kind: 'Plugin',
    menu: 'Plugins',
    slug: 'quiet-checkout',
    name: 'Quiet Checkout',
  },
  { kind: 'theme', Kind: 'Theme', menu: 'Themes', slug: 'harbor-light', name: 'Harbor Light' },
] as const;

for (const { kind, menu, slug, name } of kinds) {
  test(`from registering to a ${kind} that a temporary link downloads, until the link expires`, async ({
    page,
    request,
  }) => {
    const person = newPerson();
    await page.goto('/register');
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    const banner = page.getByText('Until then, you cannot upload anything');
    await expect(banner).toBeVisible();
    const newest = () => findEmailLink(request, person.email, '/dashboard/verify-email/');
    const first = await newest();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText(`We sent a new link to ${person.email}.`)).toBeVisible();
    await expect.poll(newest).not.toBe(first);
    await page.goto(await newest());
    await page.getByRole('button', { name: 'Verify e-mail address' }).click();
    await expect(page.getByText('Your e-mail address is verified')).toBeVisible();
    await expect(banner).toHaveCount(0);

    await page.getByRole('link', { name: menu, exact: true }).first().click();
    await waitForPage(page, menu);
    await expect(page.getByText(`No ${kind}s yet`)).toBeVisible();
    await page
      .getByRole('link', { name: `Add ${kind}` })
      .first()
      .click();
    await waitForPage(page, `Add ${kind}`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await expect(page.getByLabel('Slug')).toHaveValue(slug);
    await page.getByRole('textbox', { name: 'Description' }).fill('Keeps the harbor calm.');
    await page.getByRole('button', { name: `Add ${kind}` }).click();

    await waitForPage(page, name);
    await expect(page.getByText('No versions yet')).toBeVisible();
    const dialog = await openAddVersion(page);
    const file = packageFile(kind, { slug, version: '1.8.0' });
    await chooseFile(dialog, file);
    await expect(dialog.getByLabel('Version', { exact: true })).toHaveValue('1.8.0');
    await dialog.getByRole('button', { name: 'Upload and add' }).click();

    await expect(dialog).toBeHidden();
    await expect(page.getByText('Version 1.8.0 was added')).toBeVisible();
    await expect(versionRow(page, '1.8.0')).toContainText('Latest');
    await expect(versionRow(page, '1.8.0')).toContainText('WP 6.2 · PHP 8.1');
    if (kind === 'theme') await expect(page.getByRole('table')).toContainText('Works at sea');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download version 1.8.0' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${slug}.1.8.0.zip`);
    expect((await readFile(await saved.path())).equals(file.buffer)).toBe(true);
    await expect(page.getByText('Package downloaded')).toBeVisible();

    const sharing = await openVersionDialog(page, '1.8.0', 'Temporary link');
    await sharing.getByRole('button', { name: 'Create link' }).click();
    await expect(sharing.getByRole('alert')).toContainText('how long the link should work');
    await sharing.getByLabel('Or enter a duration').fill('4 s');
    await sharing.getByRole('button', { name: 'Create link' }).click();
    const region = sharing.getByRole('region', { name: 'Download link' });
    const link = (await region.textContent())?.trim() ?? '';
    const download = await request.get(link);
    expect(download.status()).toBe(200);
    expect((await download.body()).equals(file.buffer)).toBe(true);
    expect(download.headers()['content-disposition']).toContain('attachment');

    await expect(sharing.getByText('This link has expired.')).toBeVisible();
    await expect.poll(async () => (await request.get(link)).status()).toBe(404);
    await sharing.getByRole('button', { name: 'Close' }).click();
    await expect(sharing).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Actions for version 1.8.0' }),
      'the focus is back where the dialog was opened',
    ).toBeFocused();
  });
}

test('edits, supersedes and deletes a version, then deletes the product', async ({
  page,
  account,
}) => {
  const slug = 'ledger-notes';
  const id = await account.addProduct('plugin', { name: 'Ledger Notes', slug });
  for (const version of ['1.0.0', '1.1.0']) {
    await account.addVersion('plugin', id, version, packageFile('plugin', { slug, version }));
  }
  await page.goto(`/dashboard/plugins/${id}`);
  await expect(versionRow(page, '1.0.0')).toContainText('Superseded');

  const editing = await openVersionDialog(page, '1.1.0', 'Edit notes');
  await expect(
    editing.getByRole('textbox', { name: 'Changelog' }).getByRole('listitem'),
  ).toHaveText('Works at sea');
  await editing.getByLabel('Requires WordPress').fill('6.4');
  await editing.getByRole('button', { name: 'Save notes' }).click();
  await expect(editing).toBeHidden();
  await expect(versionRow(page, '1.1.0')).toContainText('WP 6.4');

  const deleting = await openVersionDialog(page, '1.1.0', 'Delete version');
  await expect(deleting).toContainText('Sites are offered 1.0.0 instead');
  await deleting.getByRole('button', { name: 'Delete version' }).click();
  await expect(deleting).toBeHidden();
  await expect(versionRow(page, '1.1.0')).toHaveCount(0);
  await expect(versionRow(page, '1.0.0')).toContainText('Latest');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete plugin' }).click();
  const farewell = page.getByRole('dialog', { name: 'Delete Ledger Notes?' });
  await expect(farewell).toContainText('1 version, 0 licenses, and 0 downloads');
  await farewell.getByRole('button', { name: 'Delete plugin' }).click();
  await expect(farewell).toContainText('This is not the slug.');
  await farewell.getByLabel(`Type ${slug} to confirm`).fill(slug);
  await farewell.getByRole('button', { name: 'Delete plugin' }).click();
  await waitForPage(page, 'Plugins');
  await expect(page.getByText('Ledger Notes was deleted')).toBeVisible();
  await expect(page.getByText('No plugins yet')).toBeVisible();
});

test('shows the latest five versions, more on demand, and stores that in the URL', async ({
  page,
  account,
}) => {
  const slug = 'many-versions';
  const id = await account.addProduct('plugin', { name: 'Many Versions', slug });
  for (const minor of [0, 1, 2, 3, 4, 5, 6]) {
    const version = `1.${minor}.0`;
    await account.addVersion('plugin', id, version, packageFile('plugin', { slug, version }));
  }
  await page.goto(`/dashboard/plugins/${id}`);
  await expect(page.getByText('Latest 5 of 7')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(7);
});

test('waits for the first update check of a real site, then shows it', async ({
  page,
  account,
  request,
}) => {
  const slug = 'signal-lamp';
  const id = await account.addProduct('plugin', { name: 'Signal Lamp', slug });
  const file = packageFile('plugin', { slug, version: '1.1.0' });
  await account.addVersion('plugin', id, '1.1.0', file);
  await page.goto(`/dashboard/plugins/${id}`);
  await expect(page.getByText('Waiting for the first update check.')).toBeVisible();

  const code = page.getByRole('region', { name: 'signal-lamp-updates.php' });
  await expect(code).toContainText(`/api/v1/updates/${id}/`);
  const check = await request.get(
    `/api/v1/updates/${id}/?installed_version=1.0.0&php=8.2.1&locale=en_US&checking_for_updates=1&collectAnalytics=1`,
    { headers: { 'User-Agent': 'WordPress/6.6.1; https://shop.example' } },
  );
  expect(await check.json()).toMatchObject({ version: '1.1.0', slug });

  await expect(page.getByText('shop.example')).toBeVisible();
  await expect(page.getByText(/^\d+ s ago$/)).toBeVisible();

  const saved = page.waitForResponse('**/api/v1/users/me/settings');
  await page.getByRole('button', { name: 'Hide installation code' }).click();
  await expect(code).toBeHidden();
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show installation code' })).toBeVisible();
  await expect(code).toBeHidden();
});
