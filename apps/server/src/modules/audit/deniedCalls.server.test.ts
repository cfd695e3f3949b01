import type { AuditEntryResponse } from '@pressdock/api';
import { beforeAll, expect, test } from 'vitest';
import { type Person, sharedTestServer, type TestServer } from '../../../test/harness/server.ts';
import { addMember, signUpOwner } from '../../../test/harness/team.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUpOwner(server);
});

const log = async (of: Person): Promise<AuditEntryResponse[]> =>
  (await of.api('GET', '/api/v1/audit-log')).body.results;

const product = { name: 'Tidy Checkout', slug: 'tidy', description: 'x' };

test('records calls that are denied again and again in ten entries per caller, call and hour', async () => {
  const member = await addMember(server, ada);
  const made = { name: 'CI', scope: 'read' };
  const { key } = (await ada.api('POST', '/api/v1/api-keys', made)).body;
  const before = (await log(ada)).length;
  const calls = Array.from({ length: 60 }, (_, index) => [
    // Denied by the scope, by the role, by validation and by the handler.
    server.api('POST', '/api/v1/plugins', { token: key, body: product }),
    member.api('POST', '/api/v1/api-keys', made),
    member.api('POST', '/api/v1/plugins', { ...product, slug: `Not A Slug ${index}` }),
    member.api('DELETE', `/api/v1/themes/${crypto.randomUUID()}`),
  ]);
  const statuses = (await Promise.all(calls.flat())).map(({ status }) => status);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  const entries = (await log(ada)).slice(0, -before);
  expect(entries).toHaveLength(40);
  expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(['refused']));
  expect(entries.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(240);
  expect((await member.api('POST', '/api/v1/plugins', product)).status).toBe(201);
  expect((await log(ada))[0]).toMatchObject({ action: 'createPlugin', outcome: 'done' });
});
