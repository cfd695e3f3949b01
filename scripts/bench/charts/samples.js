/** The size of every chart in pixels. */
export const size = { width: 720, height: 260 };

/** The largest number of labels on an axis. */
export const mostTicks = 12;

/** Two counts for each version; `turn` changes all of them. */
export const bars = (count, turn = 0) =>
  Array.from({ length: count }, (_, index) => ({
    label: `6.${index}`,
    before: 100 + ((index * 37 + turn * 11) % 89),
    after: 120 + ((index * 53 + turn * 17) % 97),
  }));

/** A count for each day; `turn` changes all of them. */
export const days = (count, turn = 0) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Day ${index + 1}`,
    count: Math.round(500 + 400 * Math.sin((index + turn * 7) / 30) + ((index * 31) % 47)),
  }));

/** The data of each comparison; `turn` changes all of them. */
export const kinds = {
  three: (turn) => ({ bars: bars(20, turn), line: days(15, turn), few: bars(5, turn) }),
  line: (turn) => ({ line: days(10_000, turn) }),
  bars: (turn) => ({ bars: bars(500, turn) }),
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Runs work in a task of the page: the browser does not count calls of the developer tools. */
const inTask = (work) =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
  });

/** Waits until observers and frames have nothing left to draw. */
async function rest() {
  for (let frames = 0; frames < 3; frames += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Lets the benchmark show charts, change their data, remove them, time their first paint and read
 * the tooltip.
 * @param {(container: HTMLElement) => { prepare?: (charts: object) => object,
 *   draw: (charts: object) => void, remove: () => void }} library
 * @param {() => string} tooltip returns the text of the tooltip, or nothing.
 */
export function offerCharts(library, tooltip) {
  let container;
  let drawn;
  const prepare = (kind, turn) => drawn.prepare?.(kinds[kind](turn)) ?? kinds[kind](turn);
  const start = () => {
    container = document.body.appendChild(document.createElement('div'));
    container.style.inlineSize = `${size.width}px`;
    drawn = library(container);
  };
  globalThis.tooltipNow = tooltip;
  globalThis.showCharts = async (kind, turn) => {
    if (!container) start();
    const charts = prepare(kind, turn);
    await inTask(() => drawn.draw(charts));
    await rest();
  };
  globalThis.timePaint = (kind) => {
    start();
    return paintTime(drawn.draw, prepare(kind, 0));
  };
  globalThis.removeCharts = async () => {
    drawn.remove();
    container.remove();
    container = undefined;
    await rest();
  };
}

/** Returns the milliseconds from mounting charts to their paint, without waiting for a frame to begin. */
async function paintTime(draw, charts) {
  await frame();
  const started = performance.now();
  draw(charts);
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage('');
  });
  return performance.now() - started;
}
