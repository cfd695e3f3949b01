import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { createArchive } from './archive.mjs';
import { assemble } from './assemble.mjs';
import { checkSize, formatSize } from './budget.mjs';

const usage = `Usage: npm run package [-- --output <folder>]
Builds the archive that operators install, in dist/ or another folder.`;

function readOptions() {
  try {
    return parseArgs({ options: { output: { type: 'string', default: resolve(root, 'dist') } } });
  } catch {
    throw new Failure(usage);
  }
}

await main(async () => {
  const { values } = readOptions();
  await withTemporaryFolder('package', async (folder) => {
    const { name, epoch } = await assemble(folder);
    const { total, lines } = checkSize(resolve(folder, name));
    const file = await createArchive({ folder, name, epoch, output: resolve(values.output) });
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(`${file}.sha256`, `${hash}  ${name}.tar.gz\n`);
    console.log(lines.join('\n'));
    console.log(`${formatSize(total)} unpacked, ${formatSize(bytes.length)} packed`);
    console.log(`${hash}  ${file}`);
  });
});
