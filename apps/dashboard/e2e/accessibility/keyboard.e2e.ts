import { openAccount } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { packageFile } from '../support/packages.ts';
import { versionRow, waitForPage } from '../support/pages.ts';

test('goes from signing in to an uploaded version by keyboard alone', async ({ page, request }) => {
  const { person } = await openAccount(request);
  await page.goto('/login');
  await waitForPage(page, 'Sign in');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await tabTo(page, page.getByRole('link', { name: 'Plugins', exact: true }).first());
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Plugins');
  await expect(page.getByRole('heading', { level: 1, name: 'Plugins' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Add plugin' }).first());
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Add plugin');

  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Tide Table');
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('Knows when the water comes.');
  await tabTo(page, page.getByRole('button', { name: 'Add plugin' }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Tide Table');
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeFocused();

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Add version' }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add version' });
  await expect(dialog.getByLabel('Plugin file')).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(packageFile('plugin', { slug: 'tide-table', version: '1.0.0' }));
  await expect(dialog.getByLabel('Version', { exact: true })).toHaveValue('1.0.0');
  await page.keyboard.press('Escape');
  await expect(dialog, 'Escape does not close a dialog').toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Upload and add' }));
  await page.keyboard.press('Enter');

  await expect(dialog).toBeHidden();
  await expect(versionRow(page, '1.0.0')).toContainText('Latest');
});
