import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** Paints every picture whole and alike: a repainted part has other corners than the whole. */
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
const patience = 30_000;
const mostTries = 10;

/** Stops the clock of a page at one moment; timers go on. */
function stopClock(now) {
  const read = { now: () => now };
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [now], self),
    apply: (target) => new target(now).toString(),
    get: (target, key) => read[key] ?? Reflect.get(target, key),
  });
}

/** How a story's rendering ended, once its play function has run to its end. */
function howItEnded() {
  const { phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
}

/** Takes transitions away before anything is drawn: their last step is not always the same. */
function stopTransitions() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Waits for what arrives after the rendering: typefaces, pictures and two drawn frames. */
async function untilDrawn() {
  await document.fonts.ready;
  const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
  await Promise.all(pictures);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** A picture of a page that has come to rest: two in a row are the same. */
async function stillPicture(page) {
  let last = await page.screenshot(shot);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const next = await page.screenshot(shot);
    if (next.equals(last)) return { picture: next };
    last = next;
    await page.waitForTimeout(100);
  }
  return { picture: last, problem: 'It never came to rest.' };
}

async function photograph(page, address) {
  await page.goto(address, { waitUntil: 'commit' });
  const ended = await page.waitForFunction(howItEnded, undefined, { timeout: patience });
  const phase = await ended.jsonValue();
  await page.evaluate(untilDrawn);
  const { picture, problem } = await stillPicture(page);
  return { picture, problem: phase === 'finished' ? problem : 'Its rendering or play failed.' };
}

/** The page's own edges around a story, which is as wide as it is asked to be between them. */
const edges = 32;

/** Gives the page the room, the medium and the system's colours of one way of looking. */
async function look(page, { width, media }) {
  await page.emulateMedia(media);
  await page.setViewportSize(width ? { width: width + edges, height: 320 } : context.viewport);
}

/** The stories of a built Storybook, by id. */
export function storiesOf(folder, pattern) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const wanted = Object.values(entries).filter(
    ({ type, id }) => type === 'story' && id.includes(pattern),
  );
  return new Map(wanted.map(({ id, title, name }) => [id, { id, title, name }]));
}

/**
 * Takes a picture of every story of a built Storybook in every way, several pages at a time.
 * @param ways what `readOptions` makes of themes and widths.
 * @returns {Promise<Map<string, { picture?: Buffer, problem?: string }>>} by `way id`.
 */
export async function takePictures(browser, folder, stories, ways) {
  const site = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = site.httpServer.address();
  const queue = ways.flatMap((way) => [...stories.keys()].map((id) => ({ way, id })));
  const taken = new Map();
  const work = async () => {
    const session = await browser.newContext(context);
    await session.addInitScript(stopClock, present);
    await session.addInitScript(stopTransitions);
    const page = await session.newPage();
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { way, id } = job;
      const globals = `theme:${way.theme};a11y.manual:!true`;
      const address = `http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
      await look(page, way);
      const result = await photograph(page, address).catch((error) => ({
        problem: error.message.split('\n')[0],
      }));
      taken.set(`${way.name} ${id}`, result);
    }
    await session.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  await site.close();
  return taken;
}
