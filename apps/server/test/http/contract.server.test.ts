import { routes } from '@pressdock/api';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, listRoutes } from '../../src/app.ts';
import { type ExternalServices, openExternalServices } from '../../src/externalServices.ts';
import type { App } from '../../src/http.ts';
import { openStorage } from '../../src/storage.ts';
import { sharedTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let app: App;
let external: ExternalServices;

beforeAll(async () => {
  server = await sharedTestServer();
  external = await openExternalServices(server.config);
  app = await buildApp({
    config: server.config,
    database: server.database,
    storage: await openStorage(server.config),
    external,
  });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await external.close();
});

test('mounts every route of the contract', () => {
  const mounted = new Set(app.mountedRoutes.map(({ method, url }) => `${method} ${url}`));
  const absent = routes.filter(({ method, url }) => !mounted.has(`${method} ${url}`));
  expect(absent.map(({ config }) => config.operationId)).toEqual([]);
});

test('mounts every route with the declarations of its record', () => {
  const mounted = new Map(
    app.mountedRoutes.map(({ method, url, config }) => [`${method} ${url}`, config]),
  );
  for (const { method, url, config } of routes) {
    expect(mounted.get(`${method} ${url}`)).toEqual(config);
  }
});

test('does not start with a route of the API that declares nothing', () => {
  const bare = fastify() as unknown as App;
  listRoutes(bare);
  expect(() => bare.get('/api/v1/bare', () => 'anyone')).toThrow(
    'The route /api/v1/bare does not declare operationId, access, scope, audit, rateLimit.',
  );
});

test('mounts nothing but the contract and what operates the server', () => {
  const own = [
    '/',
    '/index.html',
    '/healthz',
    '/diagnostics/request',
    '/readyz',
    '/metrics',
    '/docs',
    '/docs/*',
    '/docs/search',
    '/openapi.json',
    '/*',
  ];
  const ofTheDemo = /^\/demo\/mail(\/|$)/;
  const known = new Set(routes.map(({ method, url }) => `${method} ${url}`));
  // Browsers send OPTIONS before a call from another origin.
  const mounted = app.mountedRoutes.filter(({ method }) => !['HEAD', 'OPTIONS'].includes(method));
  const unexpected = mounted
    .filter(({ url }) => !own.includes(url) && !ofTheDemo.test(url))
    .map(({ method, url }) => `${method} ${url}`)
    .filter((route) => !known.has(route));
  expect(mounted.length).toBeGreaterThan(routes.length);
  expect(unexpected).toEqual([]);
});

test('sends the security headers of browsers with every route except those that sites call', async () => {
  const forSites =
    /^\/api\/(v1\/(theme-)?updates\/:id|v2\/public\/((:account\/)?license\/[a-z-]+|feature-flags\/:id))$/;
  const checkedRoutes = app.mountedRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && !forSites.test(url),
  );
  const unprotected: string[] = [];
  for (const { method, url } of checkedRoutes) {
    const path = url.replace('*', 'nothing').replace(/:\w+/g, 'nothing');
    const { headers } = await app.inject({ method: method as 'GET', url: path });
    if (!headers['content-security-policy']) unprotected.push(`${method} ${url}`);
  }
  expect(checkedRoutes.length).toBeGreaterThan(20);
  expect(unprotected).toEqual([]);
  for (const url of ['/api/v1/updates/nothing', '/api/v2/public/license/validate?license=x']) {
    const { headers } = await app.inject({ method: 'GET', url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toBeUndefined();
  }
});
