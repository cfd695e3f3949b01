/** Returns the theme of the page and of the stories in its frames once they agree on `theme`. */
const wear = (theme) => {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  const worn = [document, ...frames].map((one) => one?.documentElement?.dataset.theme);
  return frames.length > 0 && worn.every((one) => one === theme);
};

/** Checks that stories in frames follow the page's theme, initially and when it changes; returns one line per story that does not. */
export async function testFrames(browser, url, id) {
  const page = await browser.newPage();
  const wrong = [];
  const expectTheme = (theme) =>
    page
      .waitForFunction(wear, theme, { timeout: 20_000 })
      .catch(() => wrong.push(`${id}: page and frames do not all wear ${theme}`));
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
  await expectTheme('dark');
  await page.evaluate(() =>
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'contrast' } }),
  );
  await expectTheme('contrast');
  await page.close();
  return wrong;
}
