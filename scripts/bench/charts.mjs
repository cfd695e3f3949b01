import { withBrowser } from './browser.mjs';
import { drawTimes, firstPaintTime, tooltipTime } from './charts/visits.mjs';
import { buildPage, servePages } from './kit/pages.mjs';
import { median, rounded } from './rounded.mjs';
import { inTurns } from './turns.mjs';

const rounds = 3;
const paintRounds = 15;
const files = {
  ours: '../charts/ours.jsx',
  Recharts: '../charts/recharts.jsx',
  'chart.js': '../charts/chartjs.js',
};
const names = Object.keys(files);

/** Charts assembled from the scales, axes and shapes of visx, without anything else. */
const visx = '../charts/visx.jsx';

/** A page without charts, whose size is subtracted. */
const bare = '../charts/bare.jsx';

/** Returns the median of one figure for every library. */
const medians = (times, pick) =>
  Object.fromEntries(names.map((name) => [name, rounded(median(times[name].map(pick)), 2)]));

function figure(id, unit, { ours, ...beside }, goal) {
  return { id, value: ours, unit, goal, better: 'lower', beside };
}

/** Compares the first paint with that of bare visx primitives. */
function paintFigure(id, { ours, visx: primitives }) {
  const beside = { ms: rounded(median(ours), 2), 'visx ms': rounded(median(primitives), 2) };
  const value = rounded(median(ours) / median(primitives), 2);
  return { id, value, unit: '×', goal: 1, better: 'lower', beside };
}

const weights = (weigh) =>
  Object.fromEntries(names.map((name) => [name, rounded(weigh(name) / 1000)]));

/**
 * Compares the same charts by this package, by Recharts and by chart.js, built for production and
 * drawn in Chromium: bars of 20 × 2, a line of 15 points and bars of 5 × 2 together, then a line of
 * ten thousand points and bars of 500 × 2 alone. Mount and update are the time of all scripts until
 * the page is idle. Paint is the time from mounting the first charts of a page to their paint.
 */
export async function charts() {
  const empty = await buildPage(bare);
  const pages = { visx: await buildPage(visx) };
  for (const name of names) pages[name] = await buildPage(files[name]);
  const styleOf = (name) => pages[name].styleBytes;
  const scriptOf = (name) => pages[name].bytesOverReact - styleOf(name) - empty.bytesOverReact;
  const { address, close } = await servePages(pages);
  const at = (name) => address(encodeURIComponent(name));
  try {
    return await withBrowser(async (browser) => {
      const draw = (kind) => inTurns(names, rounds, (name) => drawTimes(browser, at(name), kind));
      const paint = (kind) =>
        inTurns(['ours', 'visx'], paintRounds, (name) => firstPaintTime(browser, at(name), kind));
      const three = await draw('three');
      const line = await draw('line');
      const bars = await draw('bars');
      const threePaint = await paint('three');
      const linePaint = await paint('line');
      const pointer = await inTurns(names, rounds, (name) => tooltipTime(browser, at(name)));
      const mount = ({ mount }) => mount;
      const update = ({ update }) => update;
      return [
        figure('charts-js-over-react', 'kB', weights(scriptOf), 24),
        figure('charts-css', 'kB', weights(styleOf), 4),
        figure('three-charts-mount', 'ms', medians(three, mount), 6),
        paintFigure('three-charts-paint-over-visx', threePaint),
        figure('line-10000-mount', 'ms', medians(line, mount), 8),
        figure('line-10000-update', 'ms', medians(line, update), 5),
        paintFigure('line-10000-paint-over-visx', linePaint),
        figure('bars-500x2-mount', 'ms', medians(bars, mount), 12),
        figure('bars-500x2-update', 'ms', medians(bars, update), 9),
        figure('pointer-to-tooltip-10000', 'ms', medians(pointer, Number), 16.7),
      ];
    });
  } finally {
    close();
  }
}
