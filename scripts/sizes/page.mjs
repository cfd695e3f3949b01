import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weighPage } from '../bench/kit/pages.mjs';
import { rounded } from '../bench/rounded.mjs';
import { pageBudgets } from './budgets.mjs';

const file = fileURLToPath(new URL('page.json', import.meta.url));
const mostShown = 8;
const mostUnexplained = 300;
const kilobytes = (bytes) => rounded(bytes / 1000);

/**
 * The committed size of the bench's page: its gzipped bytes before and after the first paint, and the
 * bytes of each module before minification.
 * @typedef {{ bytes: number, laterBytes: number, modules: Record<string, number> }} PageSize
 */

/** @returns {Promise<PageSize>} */
async function measurePage() {
  const { bytesOverReact, laterBytes, modules } = await weighPage('ours.jsx');
  return { bytes: bytesOverReact, laterBytes, modules };
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

/** Returns what is wrong with one of the page's sizes. */
function findReasons(when, bytes, { committed, budget }) {
  const reasons = [];
  if (bytes > budget * 1000) {
    reasons.push(`weighs ${kilobytes(bytes)} kB ${when}; the budget is ${budget} kB.`);
  }
  const difference = bytes - committed;
  if (Math.abs(difference) > mostUnexplained) {
    const change = difference > 0 ? 'grew' : 'shrank';
    const amount = Math.abs(difference);
    reasons.push(`${change} by ${amount} bytes ${when}: npm run sizes -- --write records it.`);
  }
  return reasons;
}

/**
 * Checks the size of the bench's page against its budgets and its committed breakdown.
 * @returns {Promise<{ size: string, complaint: string | undefined }>} `complaint` says what grew.
 */
export async function checkPage({ isWriting }) {
  const page = await measurePage();
  if (isWriting) writeFileSync(file, `${JSON.stringify(page, undefined, 2)}\n`);
  const committed = JSON.parse(readFileSync(file, 'utf8'));
  const sizes = [
    ['before its first paint', 'bytes'],
    ['after its first paint', 'laterBytes'],
  ];
  const texts = sizes.map(
    ([when, key]) => `${kilobytes(page[key])} of ${pageBudgets[key]} kB ${when}`,
  );
  const size = `bench page: ${texts.join(', ')}`;
  const reasons = sizes.flatMap(([when, key]) =>
    findReasons(when, page[key], { committed: committed[key], budget: pageBudgets[key] }),
  );
  if (reasons.length === 0) return { size, complaint: undefined };
  const lines = [reasons.join('\n'), ...describeGrowth(committed.modules, page.modules)];
  return { size, complaint: lines.join('\n') };
}
