import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { askAxe } from './.storybook/askAxe.ts';
import { axeTags, notOnStories, themeRules } from './.storybook/axeRules.ts';
import { answers } from './.storybook/undecided.ts';
import { launchOptions } from './test-browser.js';
import { testFrames } from './test-frames.mjs';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const content = {
  setting: 'light',
  theme: 'light',
  runOnly: { type: 'tag', values: axeTags },
  without: notOnStories,
  within: '.sbdocs-content',
  // Stories are tested separately; the toolbars around them and the code panels are Storybook's.
  except: ['.docs-story', '.sbdocs-preview-actions', '.docblock-source'],
  answers,
};
const dark = { setting: 'dark', theme: 'dark', runOnly: { type: 'rule', values: themeRules } };

/**
 * Opens another page of the documentation without reloading the site.
 * Playwright sends the function's source to the browser, so it must be self-contained.
 */
const turnTo = (id) =>
  new Promise((resolve, reject) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    const late = setTimeout(() => reject(new Error('did not render within 20 seconds')), 20_000);
    const onRendered = (renderedId) => {
      if (renderedId !== id) return;
      clearTimeout(late);
      channel.off('docsRendered', onRendered);
      resolve();
    };
    channel.on('docsRendered', onRendered);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });

// Storybook's own buttons have this issue when a page is opened without a reload.
const storybookWarning = '<Focusable> child must be focusable.';

/** Tests one page and returns one line per problem. */
async function look(page, id) {
  const problems = [];
  const hear = (message) => {
    const isRelevant = ['error', 'warning'].includes(message.type());
    if (isRelevant && !message.text().startsWith(storybookWarning)) problems.push(message.text());
  };
  const fail = (error) => problems.push(String(error));
  page.on('console', hear).on('pageerror', fail);
  try {
    await page.evaluate(turnTo, id);
    await page.locator('.sbdocs-content h1').first().waitFor({ timeout: 20_000 });
    problems.push(...(await page.evaluate(askAxe, content)));
    problems.push(...(await page.evaluate(askAxe, { ...content, ...dark, without: [] })));
  } catch (error) {
    fail(error);
  }
  page.off('console', hear).off('pageerror', fail);
  return problems.map((line) => `${id}: ${line}`);
}

/** Opens every page of the documentation: `{ passed, failures }`. */
export async function testPages(url) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'docs' ? [id] : []));
  const browser = await chromium.launch(launchOptions());
  const answers = [];
  const work = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
    await page.evaluate(axeSource);
    for (let id = ids.shift(); id; id = ids.shift()) answers.push(await look(page, id));
  };
  await Promise.all([work(), work()]);
  answers.push(await testFrames(browser, url, 'components-confirmdialog--docs'));
  await browser.close();
  return {
    passed: answers.filter((answer) => answer.length === 0).length,
    failures: answers.filter((answer) => answer.length > 0).map((answer) => answer.join('\n')),
  };
}
