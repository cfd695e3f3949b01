import { spawn } from 'node:child_process';
import { preview } from 'vite';

/** Serves the built Storybook on a free port and runs every story in Chromium over it. */
const site = await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 0 },
});
const { port } = site.httpServer.address();
const args = ['--index-json', '--failOnConsole', '--maxWorkers=2', '--url'];
const tests = spawn(
  'test-storybook',
  [...args, `http://127.0.0.1:${port}`, ...process.argv.slice(2)],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
tests.once('exit', async (code) => {
  await site.close();
  process.exit(code ?? 1);
});
