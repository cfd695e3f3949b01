import { pageBudgets } from '../sizes/budgets.mjs';
import { withBrowser } from './browser.mjs';
import { buildPage, servePages } from './kit/pages.mjs';
import { dialogTime, mountTime, scriptTime, slowPaint } from './kit/visits.mjs';
import { median, rounded } from './rounded.mjs';
import { inTurns } from './turns.mjs';

const rounds = 9;
const bare = 'raw react-aria-components';
const files = { ours: 'ours.jsx', [bare]: 'bare.jsx', Mantine: 'mantine.jsx' };
const folders = { ours: 'ours', [bare]: 'bare', Mantine: 'mantine' };
const names = Object.keys(files);

/** Returns the median of one measure for every page. */
async function medians(browser, address, measure) {
  const results = await inTurns(names, rounds, (name) => measure(browser, address(folders[name])));
  return Object.fromEntries(names.map((name) => [name, rounded(median(results[name]))]));
}

const kilobytes = (pages, key) =>
  Object.fromEntries(names.map((name) => [name, rounded(pages[folders[name]][key] / 1000)]));

function figure(id, unit, { ours, ...beside }, goal) {
  return { id, value: ours, unit, goal: rounded(goal), better: 'lower', beside };
}

/**
 * Measures the same page made with the kit, with raw react-aria-components (and a native table) and
 * with Mantine: its size without React, and its speed in Chromium.
 */
export async function kit() {
  const pages = {};
  for (const name of names) pages[folders[name]] = await buildPage(files[name]);
  const { address, close } = await servePages(pages);
  try {
    return await withBrowser(async (browser) => {
      const script = await medians(browser, address, scriptTime);
      const paint = await medians(browser, address, slowPaint);
      const mount = await medians(browser, address, mountTime);
      const dialog = await medians(browser, address, dialogTime);
      return [
        figure(
          'page-bytes-over-react',
          'kB',
          kilobytes(pages, 'bytesOverReact'),
          pageBudgets.bytes,
        ),
        figure(
          'page-bytes-after-paint',
          'kB',
          kilobytes(pages, 'laterBytes'),
          pageBudgets.laterBytes,
        ),
        figure('page-css', 'kB', kilobytes(pages, 'styleBytes'), 9),
        figure('script-to-first-paint', 'ms', script, 1.1 * script[bare]),
        figure('first-paint-slow', 'ms', paint, paint[bare]),
        figure('table-mount-1000x5', 'ms', mount, 12),
        figure('dialog-press-to-painted', 'ms', dialog, 16),
      ];
    });
  } finally {
    close();
  }
}
