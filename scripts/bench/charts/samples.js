/** The size of every chart of the comparison, in pixels. */
export const size = { width: 720, height: 260 };

/** The most labels on an axis of the comparison. */
export const mostTicks = 12;

/** Two counts for each of some versions; `turn` changes them all. */
export const bars = (count, turn = 0) =>
  Array.from({ length: count }, (_, index) => ({
    label: `6.${index}`,
    before: 100 + ((index * 37 + turn * 11) % 89),
    after: 120 + ((index * 53 + turn * 17) % 97),
  }));

/** A count for each of some days; `turn` changes them all. */
export const days = (count, turn = 0) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Day ${index + 1}`,
    count: Math.round(500 + 400 * Math.sin((index + turn * 7) / 30) + ((index * 31) % 47)),
  }));

/** What each chart of the comparison shows before and after it is given other data. */
export const kinds = {
  three: (turn) => ({ bars: bars(20, turn), line: days(15, turn), few: bars(5, turn) }),
  line: (turn) => ({ line: days(10_000, turn) }),
  bars: (turn) => ({ bars: bars(500, turn) }),
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** In a task of the page's own: the browser does not count what developer tools call. */
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

/** Until nothing is left to do: what observers and frames still draw counts too. */
async function rest() {
  for (let frames = 0; frames < 3; frames += 1) await frame();
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Lets a visitor put charts on the page, change their data, take them away, and read the tooltip.
 * @param {(place: HTMLElement) => { draw: (charts: object) => void, remove: () => void }} library
 * @param {() => string} tooltip what the tooltip says, empty without one.
 */
export function offerCharts(library, tooltip) {
  let place;
  let drawn;
  globalThis.tooltipNow = tooltip;
  globalThis.showCharts = async (kind, turn) => {
    if (!place) {
      place = document.body.appendChild(document.createElement('div'));
      place.style.inlineSize = `${size.width}px`;
      drawn = library(place);
    }
    const charts = kinds[kind](turn);
    await inTask(() => drawn.draw(charts));
    await rest();
  };
  globalThis.timePaint = (kind) => {
    place = document.body.appendChild(document.createElement('div'));
    place.style.inlineSize = `${size.width}px`;
    drawn = library(place);
    const charts = drawn.prepare?.(kinds[kind](0)) ?? kinds[kind](0);
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const started = performance.now();
        drawn.draw(charts);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage('');
      });
    });
  };
  globalThis.removeCharts = async () => {
    drawn.remove();
    place.remove();
    place = undefined;
    await rest();
  };
}
