import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { preview } from 'vite';
import { findTestBrowser } from '../../scripts/chromium.mjs';
import { testPages } from './test-pages.mjs';
import { testSections } from './test-sections.mjs';
import { dealStories } from './test-shares.mjs';

const results = '.cache/results';
const built = 'storybook-static';
// One more than the number of cores, because steps wait.
const workers = Math.min(availableParallelism(), 6) + 1;

/** Runs stories in Chromium: the runner reports to stderr and returns its counts as JSON. */
function testStories(url) {
  const args = [
    '--index-json',
    '--failOnConsole',
    `--maxWorkers=${workers}`,
    '--json',
    '--url',
    url,
  ];
  const tests = spawn('test-storybook', args, {
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  tests.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    tests.once('close', (code) => {
      const counts = output.split('\n').find((line) => line.startsWith('{'));
      resolve({ code: code ?? 1, counts: counts && JSON.parse(counts) });
    });
  });
}

const names = process.argv.slice(2);
const index = JSON.parse(readFileSync(`${built}/index.json`, 'utf8'));
const shares = JSON.stringify(dealStories(index, names, workers));

/** Serves the built Storybook on a free port and tests every story, page and section. */
const site = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: built },
  preview: { host: '127.0.0.1', port: 0 },
  plugins: [
    {
      name: 'pressdock-shares',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use('/shares/index.json', (_request, response) => response.end(shares));
      },
    },
  ],
});
const url = `http://127.0.0.1:${site.httpServer.address().port}`;
process.env.CHROMIUM_PATH ??= await findTestBrowser();
const { code, counts } = await testStories(`${url}/shares/`);
const others = names.length > 0 ? [] : [await testPages(url), testSections()];
await site.close();

const failures = others.flatMap((other) => other.failures);
const passed = others.reduce((sum, other) => sum + other.passed, 0);
if (others.length > 0) console.error(`Pages: ${passed} passed, ${failures.length} failed`);
for (const failure of failures) console.error(`\n${failure}`);

mkdirSync(results, { recursive: true });
if (counts) {
  counts.numPassedTests += passed;
  counts.numFailedTests += failures.length;
  counts.success &&= failures.length === 0;
  writeFileSync(`${results}/stories.json`, JSON.stringify(counts));
}
process.exit(code || (failures.length > 0 ? 1 : 0));
