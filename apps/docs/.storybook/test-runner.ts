import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { askAxe, type Question } from './askAxe.ts';
import { axeTags, notOnStories } from './axeRules.ts';
import { replay, restore, wantsTurning } from './replay.ts';
import { first, otherThemes, type Setting, turned } from './settings.ts';
import { turnAround } from './turnAround.ts';
import { turnArrows } from './turnArrows.ts';
import { answers } from './undecided.ts';

/** What the test-runner keeps for its tests. */
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
  // React Aria's announcer names by reference what has just gone, and empties itself in seconds.
  except: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'],
  answers,
};

const ask = (page: Page, setting: string) => page.evaluate(askAxe, { ...question, setting });

/** What the console of each page warned of since it was last asked. */
const warnings = new WeakMap<Page, string[]>();

function listen(page: Page) {
  if (warnings.has(page)) return;
  warnings.set(page, []);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) warnings.get(page)?.push(message.text());
  });
}

const said = (page: Page, setting: string) =>
  (warnings.get(page)?.splice(0) ?? []).map((line) => `${setting}: the console said ${line}`);

async function playAgain(page: Page, id: string, setting: Setting): Promise<string[]> {
  const found = await page.evaluate(replay, { id, setting });
  if (found.length === 0) found.push(...(await ask(page, setting.name)));
  return [...found, ...said(page, setting.name)];
}

/** Asks about the story as it was played, then plays it in every other setting and asks again. */
async function inEverySetting(page: Page, id: string): Promise<string[]> {
  const found = [...(await ask(page, first.name)), ...said(page, first.name)];
  if (id.endsWith('--default')) {
    found.push(...(await page.evaluate(turnAround, 'rtl')), ...(await ask(page, 'in Arabic')));
    found.push(...said(page, 'in Arabic'));
  }
  for (const theme of otherThemes) found.push(...(await playAgain(page, id, theme)));
  if (await page.evaluate(wantsTurning)) found.push(...(await playAgain(page, id, turned)));
  return found;
}

let isSpoilt = false;

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href);
    await page.evaluate(axeSource);
    await page.evaluate(turnArrows, turned.globals.locale);
    // Storybook's own waiting screens, which every search through the document would pass.
    await page.evaluate(() => {
      for (const screen of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) {
        screen.remove();
      }
    });
  },
  async preVisit() {
    // What a failed story leaves behind is not the next one's fault.
    if (isSpoilt) {
      await runner.jestPlaywright.resetPage();
      await runner.__sbSetupPage(runner.page, runner.context);
    }
    isSpoilt = true;
    listen(runner.page);
    said(runner.page, '');
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
