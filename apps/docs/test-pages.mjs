import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { askAxe } from './.storybook/askAxe.ts';
import { axeTags, notOnStories, themeRules } from './.storybook/axeRules.ts';
import { answers } from './.storybook/undecided.ts';
import { launchOptions } from './test-browser.js';

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
  // Stories are asked by themselves; the bars around them and the code are Storybook's.
  except: ['.docs-story', '.sbdocs-preview-actions', '.docblock-source'],
  answers,
};
const dark = { setting: 'dark', theme: 'dark', runOnly: { type: 'rule', values: themeRules } };

/** Opens one page and tells what is wrong with it, a line each. */
async function open(page, url, id) {
  const wrong = [];
  const hear = (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
  };
  const fail = (error) => wrong.push(String(error));
  page.on('console', hear).on('pageerror', fail);
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`);
  await page
    .locator('.sbdocs-content h1')
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => wrong.push('shows no title'));
  if (wrong.length === 0) {
    await page.evaluate(axeSource);
    wrong.push(...(await page.evaluate(askAxe, content)));
    wrong.push(...(await page.evaluate(askAxe, { ...content, ...dark, without: [] })));
  }
  page.off('console', hear).off('pageerror', fail);
  return wrong.map((line) => `${id}: ${line}`);
}

/** Opens every page of the documentation: `{ passed, failures }`. */
export async function testPages(url) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'docs' ? [id] : []));
  const browser = await chromium.launch(launchOptions());
  const answers = [];
  const work = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (let id = ids.shift(); id; id = ids.shift()) answers.push(await open(page, url, id));
  };
  await Promise.all([work(), work()]);
  await browser.close();
  return {
    passed: answers.filter((answer) => answer.length === 0).length,
    failures: answers.filter((answer) => answer.length > 0).map((answer) => answer.join('\n')),
  };
}
