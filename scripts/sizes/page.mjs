import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weighPage } from '../bench/kit/pages.mjs';
import { rounded } from '../bench/rounded.mjs';
import { pageBudget } from './budgets.mjs';

const file = fileURLToPath(new URL('page.json', import.meta.url));
const mostShown = 8;
const mostUnexplained = 300;
const kilobytes = (bytes) => rounded(bytes / 1000);

/**
 * The committed size of the bench's page: its gzipped bytes before the first paint, and the bytes of
 * each module before minification.
 * @typedef {{ bytes: number, modules: Record<string, number> }} PageSize
 */

/** @returns {Promise<PageSize>} */
async function measurePage() {
  const { bytesOverReact, modules } = await weighPage('ours.jsx');
  return { bytes: bytesOverReact, modules };
}

/** Returns the modules that grew since the committed breakdown, the largest growth first. */
function findGrowth(before, after) {
  return Object.entries(after)
    .map(([name, bytes]) => ({ name, bytes, growth: bytes - (before[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth);
}

function describeGrowth(before, after) {
  const growth = findGrowth(before, after);
  if (growth.length === 0) return ['No module grew since the committed breakdown.'];
  const lines = growth
    .slice(0, mostShown)
    .map(({ name, bytes, growth: more }) => `  +${more} bytes: ${name} (${bytes})`);
  const rest = growth.length - lines.length;
  return [
    'Growth per module before minification, compared with scripts/sizes/page.json:',
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more modules`] : []),
  ];
}

/**
 * Checks the size of the bench's page against its budget and its committed breakdown.
 * @returns {Promise<{ size: string, complaint: string | undefined }>} `complaint` says what grew.
 */
export async function checkPage({ isWriting }) {
  const page = await measurePage();
  if (isWriting) writeFileSync(file, `${JSON.stringify(page, undefined, 2)}\n`);
  const committed = JSON.parse(readFileSync(file, 'utf8'));
  const size = `bench page: ${kilobytes(page.bytes)} of ${pageBudget} kB`;
  const reasons = [];
  if (page.bytes > pageBudget * 1000) {
    reasons.push(`weighs ${kilobytes(page.bytes)} kB; the budget is ${pageBudget} kB.`);
  }
  const difference = page.bytes - committed.bytes;
  if (Math.abs(difference) > mostUnexplained) {
    const change = difference > 0 ? 'grew' : 'shrank';
    reasons.push(
      `${change} by ${Math.abs(difference)} bytes: npm run sizes -- --write records it.`,
    );
  }
  if (reasons.length === 0) return { size, complaint: undefined };
  const lines = [reasons.join('\n'), ...describeGrowth(committed.modules, page.modules)];
  return { size, complaint: lines.join('\n') };
}
