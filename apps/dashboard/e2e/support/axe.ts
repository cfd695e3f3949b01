import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Axe {
  run: (context: object, options: object) => Promise<AxeResults>;
}

/**
 * Runs axe on the page in these themes, which differ only in colors, and checks for sideways
 * scrolling.
 * Playwright sends this function's source to the page, so it must not use anything outside.
 */
async function runAxe(themes: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const html = document.documentElement;
  const colorRules = { runOnly: ['color-contrast', 'link-in-text-block'] };
  const found: string[] = [];
  for (const theme of themes) {
    html.dataset.theme = theme;
    const { violations } = await axe.run(
      // React Aria's announcements keep naming a button that no longer exists; nobody can reach it
      // there.
      { exclude: ['[data-live-announcer]'] },
      { resultTypes: ['violations'], ...(theme === 'light' ? {} : colorRules) },
    );
    for (const { id, nodes } of violations) {
      const snippets = nodes.map((node) => node.html.slice(0, 160)).join(' | ');
      found.push(`${theme}: ${id}: ${snippets}`);
    }
  }
  html.dataset.theme = 'light';
  return html.scrollWidth > html.clientWidth ? [...found, 'the page scrolls sideways'] : found;
}

const allThemes = ['light', 'dark', 'contrast'];
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="alert"]';
/** Toasts close by themselves. */
const lasting = `:is(${overlays}):not([role="region"] *)`;

/** Returns the problems of a page at these window widths; its overlays must stay open, except toasts. */
export async function findPageProblems(page: Page, widths: readonly number[]): Promise<string[]> {
  const visible = page.locator(lasting);
  const count = await visible.count();
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    // Colors do not depend on the width.
    const themes = index === 0 ? allThemes : allThemes.slice(0, 1);
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    await expect(visible, `what is open, ${width} wide`).toHaveCount(count);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
    const problems = await page.evaluate(runAxe, themes);
    found.push(...problems.map((fault) => `${width} wide: ${fault}`));
  }
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
  return found;
}

/**
 * Opens screens one after another in a wide window and returns the problems of each, wide and
 * narrow.
 */
export async function findProblems(
  page: Page,
  screens: Readonly<Record<string, (page: Page) => Promise<unknown>>>,
  widths: readonly number[] = [1440, 390],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, open] of Object.entries(screens)) {
    await open(page);
    const faults = await findPageProblems(page, widths);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}
