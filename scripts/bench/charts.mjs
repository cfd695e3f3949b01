import { withBrowser } from './browser.mjs';
import { drawTimes, tooltipTime } from './charts/visits.mjs';
import { buildPage, servePages } from './kit/pages.mjs';
import { median, rounded } from './rounded.mjs';
import { inTurns } from './turns.mjs';

const rounds = 3;
const files = {
  ours: '../charts/ours.jsx',
  Recharts: '../charts/recharts.jsx',
  'chart.js': '../charts/chartjs.js',
};
const names = Object.keys(files);

/** What a page of the comparison weighs without any chart. */
const bare = '../charts/bare.jsx';

/** One figure of every library, out of what was measured in turns. */
const middles = (taken, pick) =>
  Object.fromEntries(names.map((name) => [name, rounded(median(taken[name].map(pick)), 2)]));

function figure(id, unit, { ours, ...beside }, goal) {
  return { id, value: ours, unit, goal, better: 'lower', beside };
}

const weights = (weigh) =>
  Object.fromEntries(names.map((name) => [name, rounded(weigh(name) / 1000)]));

/**
 * The same charts by this package, by Recharts and by chart.js, built for production and drawn in
 * Chromium: bars of 20 × 2, a line of 15 points and bars of 5 × 2 together, then a line of ten
 * thousand points and bars of 500 × 2 alone. Times are those of all scripts until the page rests.
 */
export async function charts() {
  const empty = await buildPage(bare);
  const pages = {};
  for (const name of names) pages[name] = await buildPage(files[name]);
  const styleOf = (name) => pages[name].styleBytes;
  const scriptOf = (name) => pages[name].bytesOverReact - styleOf(name) - empty.bytesOverReact;
  const { address, close } = await servePages(pages);
  const at = (name) => address(encodeURIComponent(name));
  try {
    return await withBrowser(async (browser) => {
      const draw = (kind) => inTurns(names, rounds, (name) => drawTimes(browser, at(name), kind));
      const three = await draw('three');
      const line = await draw('line');
      const bars = await draw('bars');
      const pointer = await inTurns(names, rounds, (name) => tooltipTime(browser, at(name)));
      const mount = ({ mount }) => mount;
      const update = ({ update }) => update;
      return [
        figure('charts-js-over-react', 'kB', weights(scriptOf), 24),
        figure('charts-css', 'kB', weights(styleOf), 4),
        figure('three-charts-mount', 'ms', middles(three, mount), 6),
        figure('line-10000-mount', 'ms', middles(line, mount), 8),
        figure('line-10000-update', 'ms', middles(line, update), 5),
        figure('bars-500x2-mount', 'ms', middles(bars, mount), 12),
        figure('bars-500x2-update', 'ms', middles(bars, update), 9),
        figure('pointer-to-tooltip-10000', 'ms', middles(pointer, Number), 16.7),
      ];
    });
  } finally {
    close();
  }
}
