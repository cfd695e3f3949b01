import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** Makes screenshots reproducible: partial repaints anti-alias corners differently. */
export const cameraFlags = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const present = Date.UTC(2026, 5, 15, 9, 30);
const context = {
  viewport: { width: 1024, height: 768 },
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};
const shot = { fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' };
const timeout = 30_000;
const maxTries = 10;

/** Fixes the date of a page; timers still run. */
function stopClock(now) {
  const read = { now: () => now };
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [now], self),
    apply: (target) => new target(now).toString(),
    get: (target, key) => read[key] ?? Reflect.get(target, key),
  });
}

/** Returns the final phase of a story's rendering and play function; undefined until then. */
function finalPhase() {
  const { phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
}

/** Disables transitions, because their last frame is not reproducible. */
function stopTransitions() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Waits for fonts, images and two animation frames. */
async function untilDrawn() {
  await document.fonts.ready;
  const images = [...document.images].map((image) => image.decode().catch(() => {}));
  await Promise.all(images);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Takes screenshots until two in a row are identical. */
async function stableScreenshot(page) {
  let last = await page.screenshot(shot);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const next = await page.screenshot(shot);
    if (next.equals(last)) return { image: next };
    last = next;
    await page.waitForTimeout(100);
  }
  return { image: last, problem: 'The page never stopped changing.' };
}

async function capture(page, address) {
  await page.goto(address, { waitUntil: 'commit' });
  const ended = await page.waitForFunction(finalPhase, undefined, { timeout });
  const phase = await ended.jsonValue();
  await page.evaluate(untilDrawn);
  const { image, problem } = await stableScreenshot(page);
  return {
    image,
    problem: phase === 'finished' ? problem : 'Rendering or the play function failed.',
  };
}

/** The page's margins around a story, which are not part of the requested width. */
const margins = 32;

/** Applies the viewport and emulated media of a variant to the page. */
async function applyVariant(page, { width, media }) {
  await page.emulateMedia(media);
  await page.setViewportSize(width ? { width: width + margins, height: 320 } : context.viewport);
}

/** Returns the stories of a built Storybook by id. */
export function storiesOf(folder, pattern) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const matching = Object.values(entries).filter(
    ({ type, id }) => type === 'story' && id.includes(pattern),
  );
  return new Map(matching.map(({ id, title, name }) => [id, { id, title, name }]));
}

/**
 * Takes a screenshot of every story of a built Storybook in every variant, several at a time.
 * @param variants the variants that `readOptions` returns
 * @returns {Promise<Map<string, { image?: Buffer, problem?: string }>>} by `variant id`
 */
export async function takeScreenshots(browser, folder, stories, variants) {
  const site = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = site.httpServer.address();
  const queue = variants.flatMap((variant) => [...stories.keys()].map((id) => ({ variant, id })));
  const results = new Map();
  const work = async () => {
    const session = await browser.newContext(context);
    await session.addInitScript(stopClock, present);
    await session.addInitScript(stopTransitions);
    const page = await session.newPage();
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { variant, id } = job;
      const globals = `theme:${variant.theme};a11y.manual:!true`;
      const address = `http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
      await applyVariant(page, variant);
      const result = await capture(page, address).catch((error) => ({
        problem: error.message.split('\n')[0],
      }));
      results.set(`${variant.name} ${id}`, result);
    }
    await session.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  await site.close();
  return results;
}
