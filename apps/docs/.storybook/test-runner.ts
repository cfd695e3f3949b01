import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { askAxe, type Question } from './askAxe.ts';
import { axeTags, notOnStories, otherThemes, themeRules } from './axeRules.ts';
import { turnAround } from './turnAround.ts';
import { answers } from './undecided.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const everything: Question = {
  setting: 'light',
  theme: 'light',
  runOnly: { type: 'tag', values: axeTags },
  without: notOnStories,
  within: 'body',
  // React Aria's announcer names by reference what has just gone, and empties itself in seconds.
  except: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'],
  answers,
};

const inTheme = (theme: string): Question => ({
  ...everything,
  setting: theme,
  theme,
  runOnly: { type: 'rule', values: themeRules },
  without: [],
});

async function ask(page: Page, questions: readonly Question[]): Promise<string[]> {
  const found: string[] = [];
  for (const question of questions) found.push(...(await page.evaluate(askAxe, question)));
  return found;
}

/** What the console of each page warned of since its story began. */
const warnings = new WeakMap<Page, string[]>();

function listen(page: Page) {
  if (!warnings.has(page)) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) warnings.get(page)?.push(message.text());
    });
  }
  warnings.set(page, []);
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    listen(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, { id }) {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
    const found = await ask(page, [everything, ...otherThemes.map(inTheme)]);
    if (id.endsWith('--default')) {
      found.push(...(await page.evaluate(turnAround, 'rtl')));
      found.push(...(await ask(page, [{ ...everything, setting: 'right to left' }])));
      await page.evaluate(turnAround, 'ltr');
    }
    if (found.length > 0) throw new Error(`In "${id}" axe found:\n${found.join('\n')}`);
    const said = warnings.get(page) ?? [];
    if (said.length > 0) throw new Error(`In "${id}" the console said:\n${said.join('\n')}`);
  },
};

export default config;
