import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addReleasedPlugin, reportSites } from '../support/analytics.ts';
import { findPageProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const name = 'Quiet Checkout';
const charts = [
  'Sites over time',
  'Product versions',
  'Languages',
  'WordPress and product versions',
  'Status Check Volume - Last 5 Days',
];

test.describe.configure({ timeout: 300_000 });

/** Presses a button and returns the file that the browser saves. */
async function save(button: Locator): Promise<Buffer> {
  const downloading = button.page().waitForEvent('download');
  await button.click();
  return readFile(await (await downloading).path());
}

/** Creates a link, opens it as a visitor and revokes it. */
async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  const links = page.getByRole('dialog', { name: 'Share analytics' });
  await expect(links.getByText('No links yet.')).toBeVisible();
  await links.getByRole('button', { name: 'Create link' }).click();
  const form = page.getByRole('dialog', { name: 'Create link' });
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(form.getByText('Enter a name.').first()).toBeVisible();
  await form.getByLabel('Name').fill('For Harbor');
  await form.getByRole('button', { name: 'Create link' }).click();
  const created = page.getByRole('dialog', { name: 'Your new link' });
  const url = (await created.getByText(/^https?:/).textContent()) ?? '';
  expect(await findPageProblems(page, [1440, 390])).toEqual([]);
  await created.getByRole('button', { name: 'Done' }).click();

  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(url);
  await expect(visitor?.getByText(name).first() ?? page.locator('never')).toBeVisible();
  await visitor?.close();

  await links.getByRole('button', { name: 'Revoke the link For Harbor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  await expect(links.getByText('No links yet.')).toBeVisible();
  await expect(links.getByRole('button', { name: 'Create link' })).toBeFocused();
}

// One test, because the sites of a product are counted only after a minute.
test('saves charts as values and as images, shows them as tables, and shares them by a link', async ({
  page,
  account,
  request,
}) => {
  const product = await addReleasedPlugin(account, name);
  const date = await reportSites(request, account, product);
  await page.goto(`/dashboard/analytics?product=${product}&date=${date}`);
  await waitForPage(page, name);
  for (const title of charts) {
    const chart = page.getByRole('region', { name: title, exact: true });
    const values = await save(chart.getByRole('button', { name: 'Download CSV' }));
    expect(values.toString(), title).toMatch(/\d\r\n$/);
    const image = await save(chart.getByRole('button', { name: 'Download PNG' }));
    expect(image.subarray(1, 4).toString(), title).toBe('PNG');
    await chart.getByRole('button', { name: 'View as table' }).click();
    await expect(chart.getByRole('table')).toBeVisible();
  }
  const domains = page.getByRole('region', { name: 'Domains', exact: true });
  await expect(domains.getByText('Locations are blank because')).toHaveCount(1);
  await share(page);
});
