import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const titles = ['Arrivals', 'Ships by quay', 'Signals', 'Ships by quay and month'];

async function saved(page, button) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** Reads the charts by keyboard, as a table and as files, in an app that has no kit. */
export async function useCharts(page) {
  for (const title of titles) {
    await page.getByRole('application', { name: title, exact: true }).waitFor();
  }
  await page.getByRole('img', { name: 'Arrivals rose from 3 to 8.' }).waitFor();
  await page.getByRole('application', { name: 'Arrivals' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Monday, Arrivals: 12').waitFor({ state: 'attached' });

  const fills = await page
    .locator('.pdc-bar')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  assert.ok(fills.length > 0 && !fills.includes('rgb(0, 0, 0)'), `The styles are there: ${fills}`);

  const csv = await saved(page, 'Download CSV');
  assert.equal(csv.name, 'Arrivals.csv');
  const rows = ['Day,Arrivals', 'Monday,12', 'Tuesday,', `"'=1+1",31`, ''];
  assert.equal(csv.content.toString(), `\uFEFF${rows.join('\r\n')}`);
  const png = await saved(page, 'Download PNG');
  assert.equal(png.content.subarray(1, 4).toString(), 'PNG');

  await page.getByRole('button', { name: 'View as table' }).click();
  await page.getByRole('table', { name: 'Arrivals' }).getByText('31').waitFor();
}
