import { expect, type Locator, type Page } from '@playwright/test';
import type { UploadFile } from './packages.ts';

/** Waits until the page with a heading has loaded. */
export async function waitForPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Returns the row of a version in the table. */
export function versionRow(page: Page, version: string): Locator {
  return page
    .getByRole('table', { name: 'Versions of' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: version, exact: true }) });
}

/** Opens the dialog that adds a version. */
export async function openAddVersion(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add version' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add version' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Selects a file in the dialog that adds a version; its name fills in the version. */
export async function chooseFile(dialog: Locator, file: UploadFile): Promise<void> {
  await dialog.getByLabel(/^(Plugin|Theme) file$/).setInputFiles(file);
}

/** The items of a version's menu and the titles of the dialogs they open. */
const versionDialogs = {
  'Edit notes': { role: 'dialog', name: 'Edit version' },
  Package: { role: 'dialog', name: 'Package of version' },
  'Download detail': { role: 'dialog', name: 'Downloads of version' },
  'Copy to another plugin': { role: 'dialog', name: 'Copy version' },
  'Temporary link': { role: 'dialog', name: 'Temporary link to version' },
  'Delete version': { role: 'alertdialog', name: 'Delete version' },
} as const;

/** Opens a dialog from a version's menu. */
export async function openVersionDialog(
  page: Page,
  version: string,
  action: keyof typeof versionDialogs,
): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for version ${version}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  const { role, name } = versionDialogs[action];
  const dialog = page.getByRole(role, { name: `${name} ${version}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

const SLOW_BYTES_PER_SECOND = 1_000_000;

/** Slows uploads down, so that a test can act during one. Returns a function that ends this. */
export async function slowUploads(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(SLOW_BYTES_PER_SECOND);
  return async () => {
    await limit(-1);
  };
}
