import { withPage } from '../kit/visits.mjs';
import { median } from '../rounded.mjs';

const warmUps = 3;
const rounds = 7;

const warmMedian = (times) => median(times.slice(warmUps));

/** Returns how long scripts ran while the page worked and came to rest, in milliseconds. */
async function scriptOf(devtools, work) {
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
  };
  const before = await spent();
  await work();
  return (await spent()) - before;
}

/** Returns how long scripts take to mount charts and to change all their data, once warm. */
export function drawTimes(browser, address, kind) {
  return withPage(browser, async (page, devtools) => {
    await devtools.send('Performance.enable');
    await page.goto(address, { waitUntil: 'load' });
    const mounts = [];
    const updates = [];
    const show = (turn) => page.evaluate(([name, at]) => showCharts(name, at), [kind, turn]);
    for (let round = 0; round < warmUps + rounds; round += 1) {
      mounts.push(await scriptOf(devtools, () => show(round)));
      updates.push(await scriptOf(devtools, () => show(round + 1)));
      await page.evaluate(() => removeCharts());
    }
    return { mount: warmMedian(mounts), update: warmMedian(updates) };
  });
}

/** Times the next move of the pointer until another tooltip is painted. */
function timeNextTooltip() {
  const before = globalThis.tooltipNow();
  globalThis.tooltipTime = new Promise((resolve) => {
    const painted = (started) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage('');
    };
    const look = (started) =>
      requestAnimationFrame(() => {
        if (globalThis.tooltipNow() !== before) painted(started);
        else look(started);
      });
    addEventListener('pointermove', () => look(performance.now()), { capture: true, once: true });
  });
}

/** Returns the time from a move of the pointer over ten thousand points to the painted tooltip. */
export function tooltipTime(browser, address) {
  return withPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => showCharts('line', 0));
    await page.mouse.move(100, 120);
    const times = [];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      await page.evaluate(timeNextTooltip);
      await page.mouse.move(150 + 37 * round, 120);
      times.push(await page.evaluate(() => globalThis.tooltipTime));
    }
    return warmMedian(times);
  });
}

/** Returns how long the first charts of a new page take from mounting to paint, in milliseconds. */
export function firstPaintTime(browser, address, kind) {
  return withPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    return page.evaluate((name) => globalThis.timePaint(name), kind);
  });
}
