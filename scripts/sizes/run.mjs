import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rounded } from '../bench/rounded.mjs';
import { main } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { findStrays } from './alone.mjs';
import { budgets, flagsBudgets, styleBudget } from './budgets.mjs';
import { bundle } from './bundle.mjs';
import { checkPage } from './page.mjs';
import { readTable, writeTable } from './readme.mjs';

const slack = 0.11;
const kilobytes = (bytes) => rounded(bytes / 1000);

async function measure() {
  const sizes = [];
  for (const { name, code, budget } of budgets) {
    const { bytes } = await bundle(code);
    sizes.push({ name, budget, size: kilobytes(bytes) });
  }
  const sheet = readFileSync(join(root, 'packages/ui/dist/styles.css'));
  const size = kilobytes(gzipSync(sheet, { level: 9 }).length);
  return [...sizes, { name: 'styles.css', budget: styleBudget, size }];
}

/** Returns what is wrong with one size, or nothing if it is within its budget and the README is current. */
function findComplaint({ name, size, budget }, table) {
  if (size > budget) return `weighs ${size} kB; the budget is ${budget} kB.`;
  const row = table.get(name);
  const isCurrent = row && Math.abs(row.size - size) < slack && Number(row.budget) === budget;
  return isCurrent
    ? undefined
    : 'is out of date in packages/ui/README.md: run npm run sizes -- --write';
}

await main(async () => {
  const isWriting = process.argv.includes('--write');
  const sizes = await measure();
  if (isWriting) writeTable(sizes);
  const table = readTable();
  let failures = 0;
  const report = (words, complaint) => {
    if (complaint) failures += 1;
    console.log(`${complaint ? 'FAIL' : 'ok  '} ${words}${complaint ? ` ${complaint}` : ''}`);
  };
  for (const size of sizes) {
    report(`${size.name}: ${size.size} of ${size.budget} kB`, findComplaint(size, table));
  }
  for (const { name, code, budget } of flagsBudgets) {
    const size = rounded((await bundle(code, [], 'api')).bytes / 1000, 2);
    const complaint = size > budget ? `weighs ${size} kB; the budget is ${budget} kB.` : undefined;
    report(`${name}: ${size} of ${budget} kB`, complaint);
  }
  const page = await checkPage({ isWriting });
  report(page.size, page.complaint);
  const { checked, strays } = await findStrays();
  report(`${checked} names, each imported alone, bundle no other component`, strays.join('\n'));
  return failures === 0 ? 0 : 1;
});
