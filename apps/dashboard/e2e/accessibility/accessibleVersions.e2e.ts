import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { findProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { packageFile, zip } from '../support/packages.ts';
import { chooseFile, openAddVersion, openVersionDialog, slowUploads } from '../support/pages.ts';

const slug = 'quiet-checkout';
const zipWithWarnings = {
  name: 'quiet.zip',
  mimeType: 'application/zip',
  buffer: zip({
    [`${slug}/${slug}.php`]: '<?php\n/*\n * Plugin Name: Quiet\n * Version: 2.0.0\n */\n',
    [`${slug}/.git/config`]: 'x',
  }),
};

interface Ids {
  id: string;
  other: string;
  versionId: string;
}

async function prepareAccount(account: Account): Promise<Ids> {
  const id = await account.addProduct('plugin', { name: 'Quiet Checkout', slug });
  const other = await account.addProduct('plugin', { name: 'Fog Horn', slug: 'fog-horn' });
  for (const version of ['1.0.0', '1.1.0']) {
    await account.addVersion('plugin', id, version, packageFile('plugin', { slug, version }));
  }
  return { id, other, versionId: await account.findVersionId('plugin', id, '1.1.0') };
}

type Act = (page: Page, laid: Ids) => Promise<void>;

const screens: Record<string, Act> = {
  'a changelog': async (page) => {
    await page.getByRole('button', { name: 'What changed in 1.1.0' }).click();
    await expect(page.getByText('Works at sea')).toBeVisible();
  },
  'a package': async (page) => {
    const dialog = await openVersionDialog(page, '1.1.0', 'Package');
    await dialog.getByRole('button', { name: /^Show \d/ }).click();
    await dialog.getByRole('button', { name: /^Headers of/ }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
  },
  'downloads by day': async (page) => {
    const dialog = await openVersionDialog(page, '1.1.0', 'Download detail');
    await expect(dialog.getByText('No downloads yet.')).toBeVisible();
  },
  'selecting a copy target': async (page) => {
    await openVersionDialog(page, '1.1.0', 'Copy to another plugin');
    await expect(page.getByRole('combobox')).toBeVisible();
  },
  copying: async (page, { id, other, versionId }) => {
    await page.goto(`/dashboard/plugins/${other}/copy/${id}/${versionId}`);
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'links that still work': async (page) => {
    const dialog = await openVersionDialog(page, '1.1.0', 'Temporary link');
    await dialog.getByLabel('Or enter a duration').fill('1 h');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByRole('button', { name: /^Revoke/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'an update preview': async (page) => {
    await page.getByRole('button', { name: 'Update preview' }).click();
    await page.getByRole('button', { name: 'Preview update' }).click();
    await expect(page.getByText('The site is offered 1.1.0')).toBeVisible();
  },
  'a package with warnings': async (page) => {
    const dialog = await openAddVersion(page);
    await chooseFile(dialog, zipWithWarnings);
    await dialog.getByRole('button', { name: 'Check only' }).click();
    await expect(dialog.getByText('Package details')).toBeVisible();
  },
  'code for Composer and PHP': async (page) => {
    await page.getByRole('tab', { name: 'plugin-update-checker' }).click();
    await expect(page.getByText('PucFactory')).toBeVisible();
  },
  // The last screen, because uploads stay slow from here on.
  'a queue': async (page) => {
    const dialog = await openAddVersion(page);
    await chooseFile(
      dialog,
      packageFile('plugin', { slug, version: '2.0.0', fillerBytes: 15_000_000 }),
    );
    await slowUploads(page);
    await dialog.getByRole('button', { name: 'Upload and add' }).click();
    await dialog.getByRole('button', { name: 'Continue in the background' }).click();
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2.0.0.zip');
  },
};

test('the versions page and its dialogs have no accessibility problems in light, dark and high contrast', async ({
  page,
  account,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => localStorage.setItem('pressdock-theme', 'light'));
  const ids = await prepareAccount(account);
  const opened = Object.entries(screens).map(([name, act]) => {
    const open = async () => {
      await page.goto(`/dashboard/plugins/${ids.id}`);
      await expect(page.getByRole('rowheader')).toHaveCount(2);
      await act(page, ids);
    };
    return [name, open] as const;
  });
  expect(await findProblems(page, Object.fromEntries(opened))).toEqual({});
});
