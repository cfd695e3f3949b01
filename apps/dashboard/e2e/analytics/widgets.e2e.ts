import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { addReleasedPlugin, reportSites } from '../support/analytics.ts';
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

test('saves charts as values and as images, and shows them as tables', async ({
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
});
