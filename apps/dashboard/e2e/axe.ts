import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const otherThemes = ['dark', 'contrast'] as const;

async function axe(page: Page, rules: string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // Without frames of others there is nothing to gather in a page of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    // What react-aria has said goes on naming a button that is gone; nobody can reach it there.
    .exclude('[data-live-announcer]');
  if (rules.length > 0) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** What axe finds in every theme, of which only the colours differ, and whether the page scrolls sideways. */
export async function findings(page: Page): Promise<string[]> {
  const found = await axe(page);
  for (const theme of otherThemes) {
    await page
      .locator('html')
      .evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    const faults = await axe(page, ['color-contrast', 'link-in-text-block']);
    found.push(...faults.map((fault) => `${theme}: ${fault}`));
  }
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return isTooWide ? [...found, 'the page scrolls sideways'] : found;
}
