import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { preview } from 'vite';

const results = '.cache/results';

/**
 * Serves the built Storybook on a free port and runs every story in Chromium over it.
 * The runner tells people on stderr and leaves its counts, as jest's JSON, in a file.
 */
const site = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 0 },
});
const { port } = site.httpServer.address();
const args = ['--index-json', '--failOnConsole', '--maxWorkers=2', '--json', '--url'];
const tests = spawn(
  'test-storybook',
  [...args, `http://127.0.0.1:${port}`, ...process.argv.slice(2)],
  { stdio: ['inherit', 'pipe', 'inherit'], shell: process.platform === 'win32' },
);
let told = '';
tests.stdout.on('data', (chunk) => {
  told += chunk;
});
tests.once('close', async (code) => {
  const counts = told.split('\n').find((line) => line.startsWith('{'));
  mkdirSync(results, { recursive: true });
  if (counts) writeFileSync(`${results}/stories.json`, counts);
  await site.close();
  process.exit(code ?? 1);
});
