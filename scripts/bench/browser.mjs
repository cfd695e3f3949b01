import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** Hands a fresh Chromium, started with these flags too, to the work and closes it afterwards. */
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
