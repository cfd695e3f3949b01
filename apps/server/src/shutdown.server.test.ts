import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testEnvironment } from '../test/harness/server.ts';
import { readConfig } from './config.ts';
import { startServer } from './start.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let agent: Agent;

beforeEach(async () => {
  server = await startServer(readConfig(await testEnvironment()), (error) => {
    throw error;
  });
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

async function read(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

const get = (by: Agent, path = '/healthz') => read(request(server.url + path, { agent: by }).end());

/** Closes the server and returns after how many milliseconds it was closed. */
async function timeClose(): Promise<number> {
  const start = performance.now();
  await server.close();
  return performance.now() - start;
}

test('a response that ends during shutdown does not delay it', async () => {
  const signIn = request(`${server.url}/api/v1/auth/sign-in`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  });
  signIn.write('{');
  await once(signIn, 'socket').then(([socket]) => once(socket, 'connect'));
  await wait(200);
  const closed = server.close();
  signIn.end('}');
  await read(signIn);
  const start = performance.now();
  await closed;
  expect(performance.now() - start).toBeLessThan(2000);
});

const open = () =>
  get(new Agent()).then(
    () => 'accepted',
    ({ code }) => code,
  );

test('a kept connection gets a last response after new ones are refused', async () => {
  await get(agent);
  const closed = timeClose();
  await expect.poll(open, { interval: 10 }).toBe('ECONNREFUSED');
  const { statusCode, headers } = await get(agent);
  expect({ statusCode, connection: headers.connection }).toEqual({
    statusCode: 200,
    connection: 'close',
  });
  expect(await closed).toBeLessThan(3000);
});

test('the server is not ready as soon as it announces the end of connections', async () => {
  await get(agent, '/readyz');
  const closed = server.close();
  let response = await get(agent, '/readyz');
  while (response.headers.connection !== 'close') response = await get(agent, '/readyz');
  expect(response.statusCode).toBe(503);
  await closed;
});

test('each load balancer that polls regularly is notified before connections are refused', async () => {
  const other = () => fetch(`${server.url}/readyz`);
  await get(agent, '/readyz');
  await wait(1500);
  await get(agent, '/readyz');
  await other();
  await wait(100);
  await other();
  const closed = server.close();
  await wait(300);
  expect(await open()).toBe('accepted');
  expect((await other()).status).toBe(503);
  await wait(200);
  expect(await open()).toBe('accepted');
  expect((await get(agent, '/readyz')).statusCode).toBe(503);
  await expect.poll(open).toBe('ECONNREFUSED');
  await closed;
});

test('a connection without a request does not delay the shutdown', async () => {
  const { hostname, port } = new URL(server.url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  await get(agent);
  expect(await timeClose()).toBeLessThan(3000);
});
