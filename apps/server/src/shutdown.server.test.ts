import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from '../test/harness/server.ts';

test('a response that ends during shutdown does not delay it', async () => {
  const server = await startTestServer();
  const agent = new Agent({ keepAlive: true });
  const signIn = request(`${server.url}/api/v1/auth/sign-in`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  });
  signIn.write('{');
  await once(signIn, 'socket').then(([socket]) => once(socket, 'connect'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closed = server.close();
  signIn.end('}');
  const [response] = await once(signIn, 'response');
  response.resume();
  await once(response, 'end');
  const start = performance.now();
  await closed;
  expect(performance.now() - start).toBeLessThan(10_000);
  agent.destroy();
});
