import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** Hands a fresh Chromium to the work and closes it afterwards. */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
