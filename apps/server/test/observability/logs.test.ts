import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendRequest, testEnvironment } from '../harness/server.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../harness/serverProcess.ts';

const name = randomUUID();
const email = `${name}@example.com`;
const password = `password of ${name}`;
const license = randomUUID();
const agent = `WordPress/6.6.1; https://${name}.shop.example`;

let server: ServerProcess;
let token: string;
let lines: Record<string, unknown>[];
let answered: (string | null)[];

/** Does what people and sites do, at the level that logs most. */
beforeAll(async () => {
  server = await startServerProcess({ ...(await testEnvironment()), LOG_LEVEL: 'trace' });
  const send = async (method: string, path: string, request: object = {}) => {
    const response = await sendRequest(server.url, method, path, request);
    answered.push(response.headers.get('x-request-id'));
    return response;
  };
  answered = [];
  const user = { firstName: name, lastName: name, email, password };
  await send('POST', '/api/v1/users/create/register/', { body: user });
  await send('POST', '/api/v1/auth', { body: { email, password: `${password}!` } });
  token = (await send('POST', '/api/v1/auth', { body: { email, password } })).text;
  await send('GET', `/api/v1/users/me/actual?secret=${license}`, { token });
  await send('POST', '/api/v1/users/me/proof', { token, body: { currentPassword: password } });
  const headers = { 'user-agent': agent };
  await send('GET', `/api/v1/updates/${randomUUID()}?license=${license}`, { headers });
  const check = `/api/v2/public/license/validate?license=${license}&domain=${name}.shop.example`;
  await send('GET', check, { headers });
  await send('GET', `/${license}/nothing?x=${license}`);
  await send('POST', '/api/v1/auth', { body: `{"email":"${email}` });
  await waitUntil(() => server.output().includes('"job finished"'));
  await waitUntil(() => listCompleted().length === answered.length);
  lines = parseLines();
}, 60_000);
afterAll(() => killServerProcesses());

function parseLines(): Record<string, unknown>[] {
  return server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line));
}

const listCompleted = () => parseLines().filter(({ msg }) => msg === 'request completed');

async function waitUntil(holds: () => boolean): Promise<void> {
  await vi.waitUntil(holds, { timeout: 10_000, interval: 50 });
}

test('logs one line for each request, with the id of its response', () => {
  const completed = listCompleted();
  expect(answered.every((id) => id !== null)).toBe(true);
  expect(completed.map(({ reqId }) => reqId).sort()).toEqual(answered.sort());
  for (const line of completed) {
    expect(Object.keys(line)).toEqual(expect.arrayContaining(['method', 'route', 'status', 'ms']));
  }
});

test('attributes every other line to a request or to a piece of work', () => {
  const others = lines.filter(({ msg, reqId }) => reqId === undefined && msg !== undefined);
  const startup = /^Server listening at /;
  const work = others.filter(({ msg }) => !startup.test(String(msg)));
  expect(work.length).toBeGreaterThan(0);
  for (const line of work) {
    expect(line).toMatchObject({ queue: expect.any(String), job: expect.any(String) });
  }
});

test('logs no tokens, passwords, license keys, names, addresses or queries', () => {
  const text = JSON.stringify(lines);
  for (const value of [name, email, password, license, token, 'shop.example', '127.0.0.1"']) {
    expect(text).not.toContain(value);
  }
});
