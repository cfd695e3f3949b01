import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedTestServer, type TestServer } from '../../test/harness/server.ts';
import { buildApp } from '../app.ts';
import { seedDemoOperator, updateDemoAccess } from '../demo/demo.ts';
import { DEMO_OPERATOR } from '../demo/demoSignIn.ts';
import { type ExternalServices, openExternalServices } from '../externalServices.ts';
import type { App } from '../http.ts';
import { openStorage } from '../storage.ts';
import { demoOnlyMessages } from './demoOnly.messages.ts';

let server: TestServer;
let external: ExternalServices;
let demo: App;

beforeAll(async () => {
  server = await sharedTestServer();
  const { config, database } = server;
  await updateDemoAccess(database, true);
  await seedDemoOperator(database);
  external = await openExternalServices(config);
  const storage = await openStorage(config);
  demo = await buildApp({ config: { ...config, isDemo: true }, database, storage, external });
});
afterAll(async () => {
  await demo.close();
  await external.close();
});

const signIn = (headers: Record<string, string>) =>
  demo.inject({ method: 'POST', url: '/api/v1/auth', headers, payload: DEMO_OPERATOR });

describe('the demo', () => {
  test.each(['127.0.0.1:8080', 'localhost:8080', '[::1]:8080'])(
    'signs people in under the host name %s',
    async (host) => {
      expect((await signIn({ host })).statusCode).toBe(200);
    },
  );

  test.each<Record<string, string>>([
    { host: 'rebound.example:8080' },
    { host: 'demo.tunnel.example' },
    { host: '127.0.0.1:8080', 'x-forwarded-for': '203.0.113.9' },
    { host: '127.0.0.1:8080', 'x-forwarded-host': 'demo.tunnel.example' },
    { host: '127.0.0.1:8080', forwarded: 'for=203.0.113.9' },
  ])('does not sign anyone in for a request with the headers %j', async (headers) => {
    const response = await signIn(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message: demoOnlyMessages.notLocal(server.config.publicUrl),
      code: 'forbidden',
    });
  });

  test.each(['/', '/demo/mail', '/healthz', '/api/v2/public/interface', '/nothing'])(
    'does not serve %s to a tunnel',
    async (url) => {
      const response = await demo.inject({ url, headers: { host: 'demo.tunnel.example' } });
      expect(response.statusCode).toBe(403);
    },
  );
});

test('a server that is not a demo answers requests from its proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', host: 'updates.example.com' };
  expect((await server.api('GET', '/api/v2/public/interface', { headers })).status).toBe(200);
});
