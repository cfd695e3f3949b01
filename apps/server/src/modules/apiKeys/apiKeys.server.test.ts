import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { apiKeyPrefix, createApiKey, isApiKey } from './apiKey.rules.ts';

let server: TestServer;
let ines: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
});

describe('an API key', () => {
  it('is shown once, and later only by its name and prefix', async () => {
    const made = await ines.api('POST', '/api/v1/api-keys', { name: 'Builds', scope: 'release' });
    expect(made.status).toBe(201);
    const { key, ...rest } = made.body;
    expect(isApiKey(key)).toBe(true);
    expect(rest).toEqual({
      _id: expect.any(String),
      name: 'Builds',
      scope: 'release',
      prefix: apiKeyPrefix(key),
      expires: null,
      lastUsedAt: null,
      createdAt: expect.any(String),
    });
    const listed = await ines.api('GET', '/api/v1/api-keys');
    expect(listed.body).toEqual([rest]);
    expect(listed.text).not.toContain(key.slice(10));
    const stored = await server.database.withSystem((tx) =>
      tx.selectFrom('api_keys').selectAll().execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(key.slice(10));
    expect((await ines.api('DELETE', `/api/v1/api-keys/${rest._id}`)).status).toBe(204);
    expect((await ines.api('GET', '/api/v1/api-keys')).body).toEqual([]);
    expect((await ines.api('DELETE', `/api/v1/api-keys/${rest._id}`)).status).toBe(404);
  });

  it.each([
    ['no name', { scope: 'read' }, 'name'],
    ['an unknown scope', { name: 'x', scope: 'admin' }, 'scope'],
    [
      'an expiry in the past',
      { name: 'x', scope: 'read', expires: '2020-01-01T00:00:00Z' },
      'expires',
    ],
  ])('is not created with %s', async (_, body, field) => {
    const response = await ines.api('POST', '/api/v1/api-keys', body);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields)).toEqual([field]);
  });

  it('has a checksum that detects typing errors', () => {
    fc.assert(
      fc.property(fc.nat(49), fc.constantFrom(...'09AZaz_- é'), (index, character) => {
        const key = createApiKey();
        const mistyped = key.slice(0, index) + character + key.slice(index + 1);
        expect(isApiKey(mistyped)).toBe(mistyped === key);
      }),
    );
  });
});
