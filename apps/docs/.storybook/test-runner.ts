import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { askAxe, type Question } from './askAxe.ts';
import { axeTags, notOnStories, themeRules } from './axeRules.ts';
import { replay, restore, wantsTurning } from './replay.ts';
import { first, otherThemes, type Setting, turned } from './settings.ts';
import { turnAround } from './turnAround.ts';
import { turnArrows } from './turnArrows.ts';
import { answers } from './undecided.ts';

/** The state that the test-runner stores for its tests. */
interface Runner {
  page: Page;
  context: BrowserContext;
  jestPlaywright: { resetPage: () => Promise<void> };
  __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
}

const runner = globalThis as unknown as Runner;

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const question: Omit<Question, 'setting'> = {
  runOnly: { type: 'tag', values: axeTags },
  without: notOnStories,
  within: 'body',
  // React Aria's announcer references removed elements by id, and clears itself after some seconds.
  except: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'],
  answers,
};

const ask = (page: Page, setting: string) => page.evaluate(askAxe, { ...question, setting });

const colorRules: Question['runOnly'] = { type: 'rule', values: themeRules };

/** Asks only about colors, in which the themes differ. */
const askColors = (page: Page, setting: string) =>
  page.evaluate(askAxe, { ...question, setting, runOnly: colorRules });

/** The console warnings of each page since they were last read. */
const warnings = new WeakMap<Page, string[]>();

function listen(page: Page) {
  if (warnings.has(page)) return;
  warnings.set(page, []);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) warnings.get(page)?.push(message.text());
  });
}

const consoleLines = (page: Page, setting: string) =>
  (warnings.get(page)?.splice(0) ?? []).map((line) => `${setting}: console: ${line}`);

async function playAgain(
  page: Page,
  id: string,
  setting: Setting,
  check: typeof ask,
): Promise<string[]> {
  const found = await page.evaluate(replay, { id, setting });
  if (found.length === 0) found.push(...(await check(page, setting.name)));
  return [...found, ...consoleLines(page, setting.name)];
}

/** Tests the story as it ran, then runs it in every other setting and tests it again. */
async function inEverySetting(page: Page, id: string): Promise<string[]> {
  const found = [...(await ask(page, first.name)), ...consoleLines(page, first.name)];
  if (id.endsWith('--default')) {
    found.push(...(await page.evaluate(turnAround, 'rtl')), ...(await ask(page, 'in Arabic')));
    found.push(...consoleLines(page, 'in Arabic'));
  }
  for (const theme of otherThemes) found.push(...(await playAgain(page, id, theme, askColors)));
  if (await page.evaluate(wantsTurning)) found.push(...(await playAgain(page, id, turned, ask)));
  return found;
}

let isSpoilt = false;

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href);
    await page.evaluate(axeSource);
    await page.evaluate(turnArrows, turned.globals.locale);
    // Storybook's own loading screens, which every query of the document would search.
    await page.evaluate(() => {
      for (const screen of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) {
        screen.remove();
      }
    });
  },
  async preVisit() {
    // What a failed story leaves behind must not affect the next one.
    if (isSpoilt) {
      await runner.jestPlaywright.resetPage();
      await runner.__sbSetupPage(runner.page, runner.context);
    }
    isSpoilt = true;
    listen(runner.page);
    consoleLines(runner.page, '');
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const found = await inEverySetting(page, id);
    if (found.length > 0) throw new Error(`In "${id}":\n${found.join('\n')}`);
    await page.evaluate(restore, first.globals);
    isSpoilt = false;
  },
};

export default config;
