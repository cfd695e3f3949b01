import { median } from '../rounded.mjs';

const opening = 'Open the dialog';
const slow = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };

/** Returns the first contentful paint in milliseconds after the navigation started. */
function firstPaint() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Measures the time from the next press until its dialog is painted; the result is `dialogTime`. */
function timeNextDialog() {
  globalThis.dialogTime = new Promise((resolve) => {
    const painted = (started) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage('');
    };
    const look = (started) =>
      requestAnimationFrame(() => {
        if (document.querySelector('[role=dialog]')) painted(started);
        else look(started);
      });
    addEventListener('pointerup', () => look(performance.now()), { capture: true, once: true });
  });
}

/** Runs `work` with a new page and its DevTools session, and then closes the page. */
export async function withPage(browser, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  try {
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

/** Returns how long scripts ran until the first paint, in milliseconds. */
export function scriptTime(browser, address) {
  return withPage(browser, async (page, devtools) => {
    await devtools.send('Performance.enable');
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(firstPaint);
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
  });
}

/** Returns the first contentful paint with a processor slowed down four times and 1.6 Mbit/s. */
export function slowPaint(browser, address) {
  return withPage(browser, async (page, devtools) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'load' });
    return page.evaluate(firstPaint);
  });
}

/** Returns the time from the press to the painted dialog: the median of five openings on one page. */
export function dialogTime(browser, address) {
  return withPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    const durations = [];
    for (let round = 0; round < 5; round += 1) {
      await page.evaluate(timeNextDialog);
      await page.getByRole('button', { name: opening }).click();
      durations.push(await page.evaluate(() => globalThis.dialogTime));
      await page.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    return median(durations);
  });
}

/** Returns how long 1,000 rows of five cells take to mount after warm-up. */
export function mountTime(browser, address) {
  return withPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    return page.evaluate(() => {
      const durations = Array.from({ length: 12 }, () => globalThis.mountTable());
      return durations.slice(4).sort((a, b) => a - b)[4];
    });
  });
}
