import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rounded } from '../bench/rounded.mjs';
import { main } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { straysOfAll } from './alone.mjs';
import { budgets, styleBudget } from './budgets.mjs';
import { bundle } from './bundle.mjs';
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

/** What is wrong with one size, in a sentence; nothing when it is within its budget and told. */
function complaint({ name, size, budget }, told) {
  if (size > budget) return `weighs ${size} kB; the budget is ${budget} kB.`;
  const row = told.get(name);
  const isTold = row && Math.abs(row.size - size) < slack && Number(row.budget) === budget;
  return isTold ? undefined : 'is told wrongly in packages/ui/README.md: npm run sizes -- --write';
}

await main(async () => {
  const sizes = await measure();
  if (process.argv.includes('--write')) writeTable(sizes);
  const told = readTable();
  let failures = 0;
  const tell = (words, wrong) => {
    if (wrong) failures += 1;
    console.log(`${wrong ? 'FAIL' : 'ok  '} ${words}${wrong ? ` ${wrong}` : ''}`);
  };
  for (const size of sizes) {
    tell(`${size.name}: ${size.size} of ${size.budget} kB`, complaint(size, told));
  }
  const { checked, strays } = await straysOfAll();
  tell(`${checked} names, each imported alone, bring no other along`, strays.join('\n'));
  return failures === 0 ? 0 : 1;
});
