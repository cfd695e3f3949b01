import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { buildApp, checkTypes, install, renderApp, withPreview, writeApp } from './app.mjs';
import { useCommand } from './command.mjs';
import { lockedVersion, packAll } from './packed.mjs';
import { useApp, useServerPage, visit } from './visit.mjs';
import { useCharts } from './visitCharts.mjs';

const tools = ['vite', '@vitejs/plugin-react', 'typescript'];
const react19 = ['react', 'react-dom', '@types/react', '@types/react-dom'];
const lockedAll = (names) => Object.fromEntries(names.map((name) => [name, lockedVersion(name)]));
// The peer dependencies of the rich-text entries.
const richText = ['dompurify', '@tiptap/core', '@tiptap/pm', '@tiptap/starter-kit'];
const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

const pick = (all, names) => Object.fromEntries(names.map((name) => [name, all[name]]));

const serverContent = [
  ...['>Harbor</h1>', 'Borealis', 'Announce', '<label', 'stylesheet', 'High water at noon.'],
  'Weak pairs: 0, gap: 16',
];

const chartContent = ['<svg', 'Monday', 'Highest: 31, =1+1.', '<td>not known</td>', 'No ship yet.'];

let failures = 0;

/** Runs one check of an app; after a failed check, the app's other checks are skipped. */
async function check(title, work) {
  try {
    await work();
    console.log(`ok   ${title}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL ${title}\n${error instanceof Failure ? error.message : error.stack}`);
    throw error;
  }
}

async function smallApp(folder, name, dependencies) {
  writeApp(folder, 'app', dependencies);
  await check(`${name}: installs`, () => install(folder));
  await check(`${name}: type-checks`, () => checkTypes(folder));
  await check(`${name}: builds`, () => buildApp(folder));
  await check(`${name}: works in a browser`, () =>
    withPreview(folder, (address) => visit(address, useApp)),
  );
}

/** An app with the charts but without the kit, rendered on a server and hydrated in a browser. */
async function chartsAlone(folder, name, dependencies) {
  writeApp(folder, 'charts', dependencies);
  await check(`${name}: installs without the kit`, async () => {
    await install(folder);
    assert.ok(!existsSync(join(folder, 'node_modules/@pressdock/ui')), 'The kit is installed.');
  });
  await check(`${name}: type-checks`, () => checkTypes(folder));
  await check(`${name}: builds`, () => buildApp(folder));
  await check(`${name}: renders on a server`, () => renderApp(folder));
  await withPreview(folder, async (address) => {
    await check(`${name}: the HTML is complete`, async () => {
      const html = await (await fetch(address)).text();
      for (const part of chartContent) assert.ok(html.includes(part), `${part} is not in ${html}`);
      assert.doesNotMatch(html, /NaN|undefined/);
    });
    await check(`${name}: works in a browser`, () => visit(address, useCharts));
  });
}

/** Runs in the first app's folder to reuse its installed packages. */
async function serverComponents(folder, dependencies) {
  const name = 'Server components';
  writeApp(folder, 'rsc', dependencies);
  await check(`${name}: builds`, () => buildApp(folder));
  await withPreview(folder, async (address) => {
    await check(`${name}: the HTML is complete`, async () => {
      const html = await (await fetch(address)).text();
      for (const part of serverContent) assert.ok(html.includes(part), `${part} is not in ${html}`);
      assert.ok(!html.includes('alert(1)</'), `The message is not sanitized in ${html}`);
    });
    await check(`${name}: hydrates in a browser`, () => visit(address, useServerPage));
  });
}

await main(() =>
  withTemporaryFolder('consumers', async (folder) => {
    const common = { ...(await packAll(folder)), ...lockedAll([...tools, ...richText]) };
    const now = { ...common, ...lockedAll(react19), ...lockedAll(['@vitejs/plugin-rsc']) };
    const first = join(folder, 'react19');
    const charts = ['@pressdock/charts', ...tools, ...react19];
    const withoutKit = { ...lockedAll(['@types/node']), ...pick(now, charts) };
    const results = await Promise.allSettled([
      smallApp(first, 'React 19', now)
        .then(() => check('The command line releases a version', () => useCommand(first)))
        .then(() => serverComponents(join(first, 'server'), now)),
      chartsAlone(join(folder, 'charts19'), 'Charts without the kit', withoutKit),
      chartsAlone(join(folder, 'charts18'), 'Charts without the kit, React 18.3', {
        ...withoutKit,
        ...react18,
      }),
      smallApp(join(folder, 'react18'), 'React 18.3', { ...common, ...react18 }),
    ]);
    const rejected = results.find(({ status }) => status === 'rejected');
    if (rejected && failures === 0) throw rejected.reason;
    return failures === 0 ? 0 : 1;
  }),
);
