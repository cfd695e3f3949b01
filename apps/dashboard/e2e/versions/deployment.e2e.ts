import type { Locator, Page } from '@playwright/test';
import { findPageProblems } from '../support/axe.ts';
import { test as base, expect } from '../support/fixtures.ts';
import {
  type PluginRepository,
  sendPush,
  startPluginRepository,
  type Webhook,
} from '../support/gitRepository.ts';
import { tabTo } from '../support/keyboard.ts';
import { versionRow, waitForPage } from '../support/pages.ts';

const slug = 'harbor-bell';
const widths = [1440, 390];

const test = base.extend<{ repository: PluginRepository }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  repository: async ({}, use) => {
    const repository = await startPluginRepository(slug);
    await use(repository);
    await repository.remove();
  },
});

const connectDialog = (page: Page) => page.getByRole('dialog', { name: 'Connect repository' });
const statusOf = (page: Page, part: string) =>
  page
    .getByRole('region', { name: 'Continuous deployment' })
    .getByRole('listitem')
    .filter({
      has: page.getByText(part, { exact: true }),
    });

/** Returns the webhook that the dialog shows to copy. */
async function readWebhook(dialog: Locator): Promise<Webhook> {
  const read = async (name: string) =>
    (await dialog.getByRole('region', { name }).textContent())?.trim() ?? '';
  return { url: await read('Webhook URL'), secret: await read('Webhook secret') };
}

test('connects a repository on any Git server and shows a pushed release', async ({
  page,
  account,
  repository,
  request,
}) => {
  const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
  await repository.commitVersion('1.0.0');
  await page.goto(`/dashboard/plugins/${id}`);
  await page.getByRole('button', { name: 'Connect a repository' }).click();
  const dialog = connectDialog(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Select a repository.');
  await dialog.getByText('Another Git server').click();
  await dialog.getByLabel('Repository URL').fill(repository.url);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue('master');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await dialog.getByRole('button', { name: 'Connect repository' }).click();
  const toAdd = page.getByRole('dialog', { name: 'Add the webhook at your Git server' });
  const webhook = await readWebhook(toAdd);
  // The notice that it is connected closes by itself.
  await expect(page.locator('[role="alertdialog"]')).toHaveCount(0);
  expect(await findPageProblems(page, widths)).toEqual([]);
  await toAdd.getByRole('button', { name: 'Close' }).click();

  await expect(statusOf(page, 'Deploy key')).toContainText('Configured');
  await expect(statusOf(page, 'Version file')).toContainText('1.0.0');
  await expect(statusOf(page, 'Plugin version')).toContainText('1.0.0');
  await expect(statusOf(page, 'Webhook')).toContainText('Webhook not configured correctly');
  expect(await findPageProblems(page, widths)).toEqual([]);

  const pushed = await sendPush(request, webhook, await repository.commitVersion('1.1.0'));
  expect(pushed.status(), await pushed.text()).toBe(202);
  const build = page.getByRole('row').filter({ hasText: 'Release 1.1.0' });
  await expect(build).toContainText('Released', { timeout: 40_000 });
  await expect(versionRow(page, '1.1.0'), 'appears without a reload').toContainText('Latest');
  await expect(statusOf(page, 'Webhook')).toContainText(/Last push \d+ s ago, accepted/);
  await expect(statusOf(page, 'Webhook')).toContainText('Configured');
  await expect(page.getByText('Deploys from master')).toBeVisible();

  await page.getByRole('button', { name: 'More actions for continuous deployment' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect repository' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Disconnect repository' })
    .click();
  await expect(page.getByRole('button', { name: 'Connect a repository' })).toBeVisible();
  await expect(versionRow(page, '1.1.0')).toBeVisible();
});

test('connects a repository by keyboard alone, from the command palette', async ({
  page,
  account,
  repository,
}) => {
  const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
  await repository.commitVersion('1.0.0');
  await page.goto('/dashboard');
  await waitForPage(page, 'Home');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('connect a repository');
  await expect(palette.getByRole('option', { name: 'Connect a repository' })).toBeVisible();
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Connect a repository');
  await tabTo(page, page.getByRole('combobox', { name: 'Product' }));
  await page.keyboard.type('harbor');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/plugins/${id}\\?connecting=repository$`));

  const dialog = connectDialog(page);
  await expect(dialog.getByRole('radio', { name: 'Your repositories' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByLabel('Repository URL'));
  await page.keyboard.type(repository.url);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue('master');
  await page.keyboard.press('Escape');
  await expect(dialog, 'Escape does not close a dialog').toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Connect repository' }));
  await page.keyboard.press('Enter');
  const toAdd = page.getByRole('dialog', { name: 'Add the webhook at your Git server' });
  await tabTo(page, toAdd.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(toAdd).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Trace release' }));
  await page.keyboard.press('Enter');
  const trace = page.getByRole('dialog', { name: 'Release trace' });
  await expect(trace.getByRole('listitem')).toHaveCount(11);
  await expect(trace.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trace, 'Escape does not close a dialog').toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);
  const traced = page.waitForResponse((response) => response.url().includes('/trace/'));
  await tabTo(page, trace.getByRole('button', { name: 'Check again' }));
  await page.keyboard.press('Enter');
  await traced;
  await expect(trace.getByRole('status')).not.toBeEmpty();
  await expect(trace.getByRole('button', { name: 'Check again' })).toBeFocused();
  await tabTo(page, trace.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Trace release' })).toBeFocused();
});

test.describe('with a Git server that stops', () => {
  test.use({ allowedErrors: /503/ });

  test('shows why, closes after a moment, and keeps the selection', async ({
    page,
    account,
    repository,
  }) => {
    const id = await account.addProduct('plugin', { name: 'Harbor Bell', slug });
    await repository.commitVersion('1.0.0');
    await page.goto(`/dashboard/plugins/${id}?connecting=repository`);
    const dialog = connectDialog(page);
    await dialog.getByText('Another Git server').click();
    await dialog.getByLabel('Repository URL').fill(repository.url);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue('master');
    await dialog.getByLabel('Folder').fill('packages/bell');
    await repository.stop();
    await dialog.getByRole('button', { name: 'Connect repository' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The repository was not connected');
    await expect(dialog).toBeHidden();
    const section = page.getByRole('region', { name: 'Continuous deployment' });
    await expect(section).toContainText('The repository was not connected');
    await section.getByRole('button', { name: 'Connect a repository' }).click();
    await expect(dialog.getByLabel('Folder')).toHaveValue('packages/bell');
  });
});
