import type { Page } from '@playwright/test';
import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { pngFile } from '../support/images.ts';

const widths = [1440, 390];

/** Opens every section of a form and makes every field invalid. */
async function openEverything(page: Page): Promise<void> {
  await page.getByLabel('Icon', { exact: true }).setInputFiles(pngFile(300, 200));
  await expect(page.getByText('This image is 300 × 200 pixels.')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await box.setChecked(true, { force: true });
  }
  await page.getByRole('button', { name: 'Add a URL' }).click();
  await page.getByLabel('Webhook URL 1', { exact: true }).fill('nowhere');
  await page.getByRole('button', { name: 'Save plugin' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  // Move away from the editor's tools, which show tooltips below it.
  await page.mouse.move(0, 0);
}

test('the full form, a draft and the release guide have no accessibility problems', async ({
  page,
  account,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your first release' })).toBeVisible();
  const found = { first: await findPageProblems(page, widths), full: [''], draft: [''] };

  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await page.goto(`/dashboard/plugins/edit/${id}`);
  await openEverything(page);
  found.full = await findPageProblems(page, widths);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('You have unsaved changes from earlier')).toBeVisible();
  found.draft = await findPageProblems(page, widths);
  expect(found).toEqual({ first: [], full: [], draft: [] });
});
