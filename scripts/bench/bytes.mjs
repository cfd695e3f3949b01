import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../bootstrap/root.mjs';
import { withBrowser } from './browser.mjs';
import { signIn, withProduct } from './product.mjs';
import { rounded } from './rounded.mjs';

const kilobytes = (bytes) => rounded(bytes / 1000);
const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** Imports only the framework, router, state library and client: the minimum size of a page. */
const floorSource = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch, useLocation } from 'wouter';
import { atom, createStore, Provider, useAtom } from 'jotai';
import createClient from 'openapi-fetch';
globalThis.floor = [createElement, createRoot, Route, Switch, useLocation, atom, createStore, Provider, useAtom, createClient];
`;

/** Located in the dashboard's folder, so that imports resolve as in the dashboard. */
const floorEntry = join(root, 'apps/dashboard/floor.js');

async function floorBytes() {
  const { output } = await build({
    root: join(root, 'apps', 'dashboard'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === floorEntry ? id : undefined),
        load: (id) => (id === floorEntry ? floorSource : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rollupOptions: { input: floorEntry },
    },
  });
  return output.reduce((sum, { code }) => sum + (code ? gzipped(code) : 0), 0);
}

/** Records the gzipped sizes of the scripts that a page loads; call the result for their sum. */
function recordScripts(page) {
  const sizes = new Map();
  const reading = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || response.status() !== 200) return;
    reading.push(response.body().then((body) => sizes.set(response.url(), gzipped(body))));
  });
  return async () => {
    await Promise.all(reading);
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
}

async function pageBytes(product) {
  const token = await signIn(product);
  return withBrowser(async (browser) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const loadedBytes = recordScripts(page);
    await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' });
    await page.locator('input[type=password]').waitFor();
    const login = await loadedBytes();
    await context.addCookies([{ name: 'token', value: token, url: product.url }]);
    await page.goto(`${product.url}/dashboard`, { waitUntil: 'networkidle' });
    await page.locator('a[href^="/dashboard/plugins/"]').first().waitFor();
    return { login, dashboard: await loadedBytes() };
  });
}

function styleBytes() {
  const folder = join(root, 'apps/dashboard/dist/assets');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return sheets.reduce((sum, name) => sum + gzipped(readFileSync(join(folder, name))), 0);
}

/** Measures what a browser loads from the built dashboard, gzipped. */
export async function bytes() {
  const floor = kilobytes(await floorBytes());
  const { login, dashboard } = await withProduct({}, pageBytes);
  const kB = { unit: 'kB', better: 'lower' };
  const beside = { 'React + wouter + jotai + openapi-fetch': floor };
  return [
    { id: 'js-login', value: kilobytes(login), ...kB, goal: 110, beside },
    { id: 'js-dashboard', value: kilobytes(dashboard), ...kB, goal: 150, beside },
    { id: 'css-app', value: kilobytes(styleBytes()), ...kB, goal: 14, beside: {} },
  ];
}
