import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions } from 'vite';
import { root } from '../bootstrap/root.mjs';
import { withBrowser } from './browser.mjs';
import { median, rounded } from './rounded.mjs';

const folder = join(root, 'packages/ui');
const entry = join(folder, 'mount.bench.js');

/** Mounts the same thousand rows of five cells natively and by the kit, and times the script. */
const source = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './src/index.ts';

const rows = Array.from({ length: 1000 }, (_, row) => row);
const columns = [0, 1, 2, 3, 4];

const native = () =>
  h('table', null,
    h('caption', null, 'Rows'),
    h('thead', null, h('tr', null, columns.map((c) => h('th', { key: c, scope: 'col' }, 'Column ' + c)))),
    h('tbody', null, rows.map((r) =>
      h('tr', { key: r }, columns.map((c) => h('td', { key: c }, r + '.' + c))))));

const kit = () =>
  h(Table, { caption: 'Rows' },
    h(TableHead, null, columns.map((c) => h(TableColumn, { key: c }, 'Column ' + c))),
    h(TableBody, null, rows.map((r) =>
      h(TableRow, { key: r }, columns.map((c) => h(TableCell, { key: c }, r + '.' + c))))));

function mount(table) {
  const place = document.body.appendChild(document.createElement('div'));
  const react = createRoot(place);
  const started = performance.now();
  flushSync(() => react.render(table()));
  const took = performance.now() - started;
  const cells = place.querySelectorAll('td').length;
  react.unmount();
  place.remove();
  if (cells !== 5000) throw new Error('The table has ' + cells + ' cells.');
  return took;
}

globalThis.measure = () => {
  const taken = { native: [], kit: [] };
  for (let round = 0; round < 40; round += 1) {
    taken.native.push(mount(native));
    taken.kit.push(mount(kit));
  }
  return taken;
};
`;

async function bundle() {
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'mount',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
      vanillaExtractPlugin(),
    ],
    resolve: { conditions: ['pressdock-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const isSheet = ({ fileName }) => fileName.endsWith('.css');
  return {
    script: output.find(({ type }) => type === 'chunk').code,
    style: output.find(isSheet)?.source ?? '',
  };
}

/** How long the kit's table takes to mount in Chromium, beside a native one in the same page. */
export async function kit() {
  const { script, style } = await bundle();
  const taken = await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.addStyleTag({ content: String(style) });
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => globalThis.measure !== undefined);
    return page.evaluate(() => globalThis.measure());
  });
  const warm = (values) => rounded(median(values.slice(10)));
  return [
    {
      id: 'table-mount',
      value: warm(taken.kit),
      unit: 'ms',
      goal: 15,
      better: 'lower',
      beside: { native: warm(taken.native) },
    },
  ];
}
