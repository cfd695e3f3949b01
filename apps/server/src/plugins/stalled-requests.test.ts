import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { endStalledRequests } from './stalled-requests.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server that reads bodies and responds with their length, or at once for `/early`. */
async function listen(): Promise<number> {
  server = createServer((request, response) => {
    if (request.url === '/early') return response.end('early');
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
    });
    request.on('end', () => response.end(`${length}`));
  });
  endStalledRequests(server, { periodMs: 100, bytes: 1000 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends the head of a request and then its body in parts, and returns the response and its time. */
async function send(path: string, length: number, parts: number[], pauseMs: number) {
  const started = performance.now();
  const socket = connect(await listen(), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  const closed = once(socket, 'close');
  for (const part of parts) {
    if (socket.writable) socket.write('x'.repeat(part));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (text.endsWith(`\r\n\r\n${length}`)) break;
  }
  const isComplete = text.endsWith(`\r\n\r\n${length}`);
  if (isComplete) socket.destroy();
  await closed;
  return { text, isComplete, ms: performance.now() - started };
}

test('ends a request whose body stalls, with 408', async () => {
  const { text, ms } = await send('/', 1_000_000, [500_000], 0);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"message":"The request took too long to arrive."');
  expect(ms).toBeLessThan(2000);
});

test('ends a request whose body trickles', async () => {
  const { text } = await send('/', 1_000_000, Array<number>(100).fill(10), 20);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test('lets a slow body arrive, however long it takes', async () => {
  const { text, isComplete } = await send('/', 40_000, Array<number>(20).fill(2000), 50);
  expect([text.slice(0, 12), isComplete]).toEqual(['HTTP/1.1 200', true]);
});

test('closes the connection of a body that stalls after the response', async () => {
  const { text } = await send('/early', 1_000_000, [1], 0);
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).not.toContain('408');
});
