import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const titles = [
  ...['Arrivals', 'Ships by quay', 'Signals', 'Ships by quay and month'],
  ...['Six courses', 'Six quays', 'Tides', 'Visits', 'Visits by quay', 'Visits by month'],
];

async function download(page, button) {
  const event = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await event;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

const chart = (page, name) => page.getByRole('figure', { name, exact: true });

/** Checks that six series are distinguishable in forced colors and in print. */
async function checkSeries(page) {
  const looks = (marks, property) =>
    marks.evaluateAll(
      (all, name) => all.map((mark) => getComputedStyle(mark).getPropertyValue(name)),
      property,
    );
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }]) {
    await page.emulateMedia(media);
    const emulated = JSON.stringify(media);
    const lines = chart(page, 'Six courses').locator('.pdc-drawing .pdc-line');
    const dashes = await looks(lines, 'stroke-dasharray');
    assert.equal(new Set(dashes).size, 6, `Six lines with ${emulated}: ${dashes}`);
    const bars = chart(page, 'Six quays');
    const fills = await looks(bars.locator('.pdc-bar'), 'fill');
    assert.equal(new Set(fills).size, 6, `Six fills with ${emulated}: ${fills}`);
    assert.equal(
      fills.filter((fill) => fill.startsWith('url(')).length,
      5,
      `${emulated}: ${fills}`,
    );
    const marks = await looks(bars.locator('.pdc-legend .pdc-swatch'), 'background-image');
    assert.equal(new Set(marks).size, 6, `Six marks with ${emulated}: ${marks}`);
    await page.emulateMedia({ forcedColors: null, media: null });
  }
}

/** Checks that a table that is limited on screen is printed completely. */
async function checkPrintedTable(page) {
  const tides = chart(page, 'Tides');
  await tides.getByRole('button', { name: 'View as table' }).click();
  const rows = tides.getByRole('table', { name: 'Tides' }).locator('tbody tr');
  assert.equal(await rows.count(), 100);
  await page.pdf();
  assert.equal(await rows.count(), 250);
  assert.equal(await rows.last().getAttribute('aria-rowindex'), '251');
}

/** Opens a tooltip with the mouse and closes it with Escape while the focus is elsewhere. */
async function hover(page) {
  await page.getByRole('application', { name: 'Signals' }).hover();
  const tooltip = chart(page, 'Signals').locator('.pdc-tooltip');
  await tooltip.waitFor();
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
}

/** Reads the charts with the keyboard, as a table and as files, in an app without the kit. */
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
  assert.ok(
    fills.length > 0 && !fills.includes('rgb(0, 0, 0)'),
    `The styles must be loaded: ${fills}`,
  );

  const csv = await download(page, 'Download CSV');
  assert.equal(csv.name, 'Arrivals.csv');
  const rows = ['Day,Arrivals', 'Monday,12', 'Tuesday,', `"'=1+1",31`, ''];
  assert.equal(csv.content.toString(), `\uFEFF${rows.join('\r\n')}`);
  const png = await download(page, 'Download PNG');
  assert.equal(png.content.subarray(1, 4).toString(), 'PNG');

  await chart(page, 'Arrivals').getByRole('button', { name: 'View as table' }).click();
  await page.getByRole('table', { name: 'Arrivals' }).getByText('31').waitFor();
  await chart(page, 'Shares').getByText('28').waitFor();
  await chart(page, 'Anteile')
    .getByText(/^42 \(60\s%\)$/)
    .waitFor();
  await chart(page, 'Anteile').getByText('keine Daten').waitFor();
  await hover(page);
  await checkSeries(page);
  await checkPrintedTable(page);
}
