import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults } from 'axe-core';
import { otherThemes, themeRules } from './axeRules.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Check = [theme: string, rules: readonly string[]];

/** What the page answers for one theme: a line for each element that breaks a rule. */
async function checkTheme([theme, rules]: Check): Promise<string[]> {
  const axe = (
    window as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResults> } }
  ).axe;
  document.documentElement.dataset.theme = theme;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const options = { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${theme}: ${id}: ${node.html}\n  ${node.failureSummary}`),
  );
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page) {
    const isDisabled = await page.evaluate(() =>
      document.documentElement.hasAttribute('data-one-theme'),
    );
    if (isDisabled) return;
    await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
    await page.evaluate(axeSource);
    const broken: string[] = [];
    for (const theme of otherThemes) {
      const check: Check = [theme, themeRules];
      broken.push(...(await page.evaluate(checkTheme, check)));
    }
    if (broken.length > 0) throw new Error(`Axe found in other themes:\n${broken.join('\n')}`);
  },
};

export default config;
