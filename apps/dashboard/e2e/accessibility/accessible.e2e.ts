import type { Page } from '@playwright/test';
import { type Account, openAccount, storeSession } from '../support/accounts.ts';
import { findProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { packageFile } from '../support/packages.ts';
import { openAddVersion, openVersionDialog } from '../support/pages.ts';

interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A screen at a URL that waits for its heading and some of its content. */
function screen(name: string, path: string, content: string | RegExp): Screen {
  return {
    name,
    open: async (page) => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText(content).filter({ visible: true }).first()).toBeVisible();
    },
  };
}

const publicScreens = [
  screen('signing in', '/login', 'No account yet?'),
  screen('registering', '/register?referralCode=FRIEND', 'FRIEND'),
];

interface Ids {
  full: string;
  empty: string;
  theme: string;
}

async function prepareAccount(account: Account): Promise<Ids> {
  const slug = 'quiet-checkout';
  const full = await account.addProduct('plugin', { name: 'Quiet Checkout', slug });
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) {
    await account.addVersion('plugin', full, version, packageFile('plugin', { slug, version }));
  }
  const empty = await account.addProduct('plugin', {
    name: 'Appointment Calendar and Booking Management for Multi-Location Hairdressers',
    slug: 'appointment-calendar',
  });
  const theme = await account.addProduct('theme', { name: 'Harbor Light', slug: 'harbor-light' });
  const release = { slug: 'harbor-light', version: '2.0.0' };
  await account.addVersion('theme', theme, '2.0.0', packageFile('theme', release));
  return { full, empty, theme };
}

/** Every screen of a signed-in person, in the states that differ. */
function listScreens({ full, empty, theme }: Ids): Screen[] {
  const versions = screen('versions', `/dashboard/plugins/${full}`, 'Latest 5 of 6');
  const onVersions = (name: string, act: (page: Page) => Promise<unknown>): Screen => ({
    name,
    open: async (page) => {
      await versions.open(page);
      await act(page);
    },
  });
  return [
    screen('home', '/dashboard', 'Quiet Checkout'),
    screen('plugins', '/dashboard/plugins', 'Quiet Checkout'),
    screen('no result', '/dashboard/plugins?q=lighthouse', 'No plugins match “lighthouse”'),
    screen('themes', '/dashboard/themes', 'Harbor Light'),
    screen('adding', '/dashboard/plugins/add', 'Description'),
    {
      name: 'adding, refused',
      open: async (page) => {
        await page.goto('/dashboard/themes/add');
        await page.getByLabel('Slug').fill('Not A Slug');
        await page.getByRole('button', { name: 'Add theme' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    screen('editing', `/dashboard/plugins/edit/${full}`, 'Installation'),
    versions,
    screen('no versions', `/dashboard/plugins/${empty}`, 'No versions yet'),
    screen('versions of a theme', `/dashboard/themes/${theme}`, 'Works at sea'),
    onVersions('the menu of a version', async (page) => {
      await page.getByRole('button', { name: 'Actions for version 1.5.0' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    }),
    onVersions('adding a version, refused', async (page) => {
      const dialog = await openAddVersion(page);
      await dialog.getByLabel('Version', { exact: true }).fill('1.8');
      await dialog.getByRole('button', { name: 'Upload and add' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    }),
    onVersions('editing a version', (page) => openVersionDialog(page, '1.5.0', 'Edit notes')),
    onVersions('deleting a version', (page) => openVersionDialog(page, '1.5.0', 'Delete version')),
    onVersions('a temporary link', async (page) => {
      const dialog = await openVersionDialog(page, '1.5.0', 'Temporary link');
      await dialog.getByLabel('Or enter a duration').fill('1 h');
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await expect(dialog.getByText(/^Expires /).first()).toBeVisible();
    }),
    onVersions('deleting a plugin', async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete plugin' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Quiet Checkout?' })).toBeVisible();
    }),
  ];
}

test('every screen has no accessibility problems in light, dark and high contrast', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => localStorage.setItem('pressdock-theme', 'light'));
  const named = (all: Screen[]) => Object.fromEntries(all.map(({ name, open }) => [name, open]));
  const found = await findProblems(page, named(publicScreens));
  const account = await openAccount(request);
  await storeSession(page, account, baseURL ?? '');
  const ids = await prepareAccount(account);
  Object.assign(found, await findProblems(page, named(listScreens(ids))));
  expect(found).toEqual({});
});
