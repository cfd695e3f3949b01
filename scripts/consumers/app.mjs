import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture, endGroup, start } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { freePort } from '../bootstrap/port.mjs';

const sources = (name) => fileURLToPath(new URL(name, import.meta.url));

async function must(command, args, options, words) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`${words}: ${causeOf(output)}.\n${output.trim()}`);
}

/** Writes one of the small apps into a folder of its own, with what it depends on. */
export function writeApp(folder, app, dependencies) {
  mkdirSync(folder, { recursive: true });
  cpSync(sources(app), folder, { recursive: true });
  const description = { name: 'harbour', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
}

/** Installs what an app depends on, as a stranger would. */
export function install(folder) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const args = ['install', '--prefer-offline', '--ignore-scripts', ...quiet];
  return must('npm', args, { cwd: folder }, 'It could not be installed');
}

/** The commands that the app or the folder above it installed come first. */
const within = (folder) => ({
  cwd: folder,
  env: {
    ...process.env,
    PATH: [folder, dirname(folder)]
      .map((place) => join(place, 'node_modules', '.bin'))
      .concat(process.env.PATH)
      .join(delimiter),
    NODE_ENV: 'production',
  },
});

/** Type-checks an installed app with its own compiler. */
export const checkTypes = (folder) =>
  must('tsc', ['-p', '.'], within(folder), 'Its types are wrong');

/** Builds an installed app with its own Vite. */
export const buildApp = (folder) => must('vite', ['build'], within(folder), 'It was not built');

/** Renders a built app in Node and puts what comes out into its page. */
export async function renderApp(folder) {
  const build = ['build', '--ssr', 'server.tsx', '--outDir', 'server'];
  await must('vite', build, within(folder), 'Its server was not built');
  const run = ['server/server.js'];
  await must(process.execPath, run, within(folder), 'It was not rendered on a server');
}

/** Serves a built app, hands its address to the work and ends it afterwards. */
export async function withPreview(folder, work) {
  const port = await freePort();
  const args = ['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const server = start('vite', args, { ...within(folder), stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  try {
    await untilAnswered(address);
    return await work(address);
  } finally {
    endGroup(server, 'SIGTERM');
  }
}

async function untilAnswered(address) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Failure('The built app was not served within 20 s.');
}
