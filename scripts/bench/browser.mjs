import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** Runs the work with a new Chromium, started with additional flags, and closes it. */
export async function withBrowser(work, flags = []) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, ...flags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
