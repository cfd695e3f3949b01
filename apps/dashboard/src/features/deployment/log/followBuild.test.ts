import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { followBuild, type LogEvent } from './followBuild.ts';

type Serve = (response: ServerResponse, after: number, count: number) => void;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const line = (n: number, text = `line ${n}`) =>
  `id: ${n}\nevent: line\ndata: ${JSON.stringify({ n, text, step: 'fetch', level: 'info' })}\n\n`;
const build = (status: string) => `event: build\ndata: ${JSON.stringify({ status })}\n\n`;

/** Follows a log on a server that writes whatever the test wants to each connection. */
async function follow(serve: Serve, options: { silenceMs?: number; retryMs?: number } = {}) {
  const requests: number[] = [];
  const server = createServer((request, response) => {
    const after = Number(new URL(request.url ?? '', 'http://x').searchParams.get('after'));
    requests.push(after);
    response.setHeader('Content-Type', 'text/event-stream');
    serve(response, after, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const controller = new AbortController();
  const wake = new EventTarget();
  stops.push(() => {
    controller.abort();
    server.closeAllConnections();
    server.close();
  });
  const events: LogEvent[] = [];
  const end = followBuild({
    open: (after, signal) => fetch(`http://127.0.0.1:${port}/?after=${after}`, { signal }),
    onEvent: (event) => events.push(event),
    signal: controller.signal,
    wake,
    retryMs: 5,
    ...options,
  });
  const texts = () => events.flatMap((event) => (event.name === 'line' ? [event.line.text] : []));
  return { end, events, texts, requests, controller, wake };
}

test('passes on lines and states until the build ends', async () => {
  const { end, events, texts } = await follow((response) => {
    response.write(build('running') + line(1));
    response.end(line(2, 'Grüße ✓') + build('released'));
  });
  expect(await end).toBe('complete');
  expect(texts()).toEqual(['line 1', 'Grüße ✓']);
  expect(events.map(({ name }) => name)).toEqual(['connected', 'build', 'line', 'line', 'build']);
});

test('reads characters and events that arrive in pieces', async () => {
  const bytes = Buffer.from(line(1, 'Grüße ✓') + build('failed'));
  const { end, texts } = await follow((response) => {
    for (const byte of bytes) response.write(Buffer.of(byte));
    response.end();
  });
  expect(await end).toBe('complete');
  expect(texts()).toEqual(['Grüße ✓']);
});

test('continues after the last line when the connection breaks, without repeating lines', async () => {
  const { end, texts, requests, events } = await follow((response, after, count) => {
    if (count === 1) {
      response.write(line(1) + line(2), () => response.destroy());
      return;
    }
    // A server that ignores the position sends the lines again.
    response.end(line(after) + line(after + 1) + build('released'));
  });
  expect(await end).toBe('complete');
  expect(requests).toEqual([0, 2]);
  expect(texts()).toEqual(['line 1', 'line 2', 'line 3']);
  expect(events.map(({ name }) => name)).toContain('lost');
});

test('connects again when nothing arrives for a while, such as after the computer slept', async () => {
  const { end, requests } = await follow(
    (response, _after, count) => {
      if (count === 1) response.write(line(1));
      else response.end(build('released'));
    },
    { silenceMs: 60 },
  );
  expect(await end).toBe('complete');
  expect(requests).toEqual([0, 1]);
});

test('connects again at once when the browser is online again', async () => {
  const { end, requests, wake, events } = await follow(
    (response, _after, count) => {
      if (count === 1) response.destroy();
      else response.end(build('released'));
    },
    { retryMs: 60_000 },
  );
  await expect.poll(() => events.at(-1)?.name).toBe('lost');
  expect(requests).toEqual([0]);
  wake.dispatchEvent(new Event('online'));
  expect(await end).toBe('complete');
});

test('tries again after a server error', async () => {
  const { end } = await follow((response, _after, count) => {
    if (count < 3) response.statusCode = 503;
    response.end(count < 3 ? '' : build('released'));
  });
  expect(await end).toBe('complete');
});

test('waits while too many logs are open, and says so', async () => {
  const { end, events } = await follow((response, _after, count) => {
    if (count < 3) response.statusCode = 429;
    response.end(count < 3 ? '{}' : build('released'));
  });
  expect(await end).toBe('complete');
  expect(events.map(({ name }) => name)).toEqual(['busy', 'busy', 'connected', 'build']);
});

test.each([
  [404, 'missing'],
  [403, 'denied'],
  [401, 'denied'],
])('gives up on the status %s: %s', async (status, expected) => {
  const { end, requests } = await follow((response) => {
    response.statusCode = status;
    response.end();
  });
  expect(await end).toBe(expected);
  expect(requests).toEqual([0]);
});

test('stops when the page is left', async () => {
  const { end, controller, events } = await follow((response) => response.write(line(1)));
  await expect.poll(() => events.length).toBe(2);
  controller.abort();
  expect(await end).toBe('aborted');
  expect(events.map(({ name }) => name)).toEqual(['connected', 'line']);
});
