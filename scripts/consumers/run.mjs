import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { buildApp, checkTypes, install, renderApp, withPreview, writeApp } from './app.mjs';
import { lockedVersion, packAll } from './packed.mjs';
import { useApp, useServerPage, visit } from './visit.mjs';
import { useCharts } from './visitCharts.mjs';

const tools = ['vite', '@vitejs/plugin-react', 'typescript'];
const react19 = ['react', 'react-dom', '@types/react', '@types/react-dom'];
const lockedAll = (names) => Object.fromEntries(names.map((name) => [name, lockedVersion(name)]));
// What the kit's rich text asks of those who use it.
const richText = ['dompurify', '@tiptap/core', '@tiptap/pm', '@tiptap/starter-kit'];
const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

const pick = (all, names) => Object.fromEntries(names.map((name) => [name, all[name]]));

const served = [
  ...['>Harbour</h1>', 'Borealis', 'Announce', '<label', 'stylesheet', 'High water at noon.'],
  'Weak pairs: 0, gap: 16',
];

const drawn = ['<svg', 'Monday', 'Highest: 31, =1+1.', '<td>not known</td>', 'No ship yet.'];

let failures = 0;

/** One promise of a consumer's app; the first that is broken ends the app's other ones. */
async function promise(words, work) {
  try {
    await work();
    console.log(`ok   ${words}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL ${words}\n${error instanceof Failure ? error.message : error.stack}`);
    throw error;
  }
}

async function smallApp(folder, name, dependencies) {
  writeApp(folder, 'app', dependencies);
  await promise(`${name}: is installed`, () => install(folder));
  await promise(`${name}: its types are right`, () => checkTypes(folder));
  await promise(`${name}: is built`, () => buildApp(folder));
  await promise(`${name}: works in a browser`, () =>
    withPreview(folder, (address) => visit(address, useApp)),
  );
}

/** An app that has the charts and no kit; its page is drawn on a server before a browser sees it. */
async function chartsAlone(folder, name, dependencies) {
  writeApp(folder, 'charts', dependencies);
  await promise(`${name}: are installed, and no kit with them`, async () => {
    await install(folder);
    assert.ok(!existsSync(join(folder, 'node_modules/@pressdock/ui')), 'The kit is there.');
  });
  await promise(`${name}: their types are right`, () => checkTypes(folder));
  await promise(`${name}: are built`, () => buildApp(folder));
  await promise(`${name}: are rendered on a server`, () => renderApp(folder));
  await withPreview(folder, async (address) => {
    await promise(`${name}: the HTML has everything`, async () => {
      const html = await (await fetch(address)).text();
      for (const part of drawn) assert.ok(html.includes(part), `${part} is not in ${html}`);
      assert.doesNotMatch(html, /NaN|undefined/);
    });
    await promise(`${name}: work in a browser`, () => visit(address, useCharts));
  });
}

/** Lives in the first app's folder, so that its packages are not installed a second time. */
async function serverComponents(folder, dependencies) {
  const name = 'Server components';
  writeApp(folder, 'rsc', dependencies);
  await promise(`${name}: are built`, () => buildApp(folder));
  await withPreview(folder, async (address) => {
    await promise(`${name}: the HTML has everything`, async () => {
      const html = await (await fetch(address)).text();
      for (const part of served) assert.ok(html.includes(part), `${part} is not in ${html}`);
      assert.ok(!html.includes('alert(1)</'), `The letter is not cleaned in ${html}`);
    });
    await promise(`${name}: wake up in a browser`, () => visit(address, useServerPage));
  });
}

await main(() =>
  withTemporaryFolder('consumers', async (folder) => {
    const common = { ...(await packAll(folder)), ...lockedAll([...tools, ...richText]) };
    const now = { ...common, ...lockedAll(react19), ...lockedAll(['@vitejs/plugin-rsc']) };
    const first = join(folder, 'react19');
    const charts = ['@pressdock/charts', ...tools, ...react19];
    const alone = { ...lockedAll(['@types/node']), ...pick(now, charts) };
    const ended = await Promise.allSettled([
      smallApp(first, 'React 19', now).then(() => serverComponents(join(first, 'server'), now)),
      chartsAlone(join(folder, 'charts19'), 'Charts alone', alone),
      chartsAlone(join(folder, 'charts18'), 'Charts alone, React 18.3', { ...alone, ...react18 }),
      smallApp(join(folder, 'react18'), 'React 18.3', { ...common, ...react18 }),
    ]);
    const broken = ended.find(({ status }) => status === 'rejected');
    if (broken && failures === 0) throw broken.reason;
    return failures === 0 ? 0 : 1;
  }),
);
