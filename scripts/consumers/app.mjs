import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture, endGroup, start } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { freePort } from '../bootstrap/port.mjs';

const sources = (name) => fileURLToPath(new URL(name, import.meta.url));

async function must(command, args, options, failure) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`${failure}: ${causeOf(output)}.\n${output.trim()}`);
}

/** Writes one of the sample apps with its dependencies into a folder. */
export function writeApp(folder, app, dependencies) {
  mkdirSync(folder, { recursive: true });
  cpSync(sources(app), folder, { recursive: true });
  const description = { name: 'harbor', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
}

/** Installs the dependencies of an app with npm. */
export function install(folder) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const args = ['install', '--prefer-offline', '--ignore-scripts', ...quiet];
  return must('npm', args, { cwd: folder }, 'The installation failed');
}

/** Returns options in which the commands installed in the app or its parent folder come first. */
export const within = (folder) => ({
  cwd: folder,
  env: {
    ...process.env,
    PATH: [folder, dirname(folder)]
      .map((parent) => join(parent, 'node_modules', '.bin'))
      .concat(process.env.PATH)
      .join(delimiter),
    NODE_ENV: 'production',
  },
});

/** Type-checks an installed app with its own compiler. */
export const checkTypes = (folder) =>
  must('tsc', ['-p', '.'], within(folder), 'The type check failed');

/** Builds an installed app with its own Vite. */
export const buildApp = (folder) => must('vite', ['build'], within(folder), 'The build failed');

/** Renders a built app in Node and inserts the result into its page. */
export async function renderApp(folder) {
  const build = ['build', '--ssr', 'server.tsx', '--outDir', 'server'];
  await must('vite', build, within(folder), 'The server build failed');
  const run = ['server/server.js'];
  await must(process.execPath, run, within(folder), 'Server rendering failed');
}

/** Serves a built app, runs the work with its URL and stops the server. */
export async function withPreview(folder, work) {
  const port = await freePort();
  const args = ['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const server = start('vite', args, { ...within(folder), stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  try {
    await untilServed(address);
    return await work(address);
  } finally {
    endGroup(server, 'SIGTERM');
  }
}

async function untilServed(address) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Failure('The built app did not respond within 20 s.');
}
