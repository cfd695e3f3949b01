import { connect } from 'node:net';
import type { UploadPolicyResponse } from '@pressdock/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct, release, requestUploadTicket, uniqueSlug } from '../harness/products.ts';
import { type Person, sharedTestServer, signUp, type TestServer } from '../harness/server.ts';

let server: TestServer;
let ines: Person;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
});

/** Sends text over a bare connection and returns everything until the server closes it. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

function post(form: string, declaredLength = form.length): Promise<string> {
  const head = `POST /storage HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${declaredLength}\r\n\r\n`;
  return sendRaw(head + form);
}

function formUpToFile({ fields }: UploadPolicyResponse): string {
  const named = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/zip\r\n\r\n';
  return named.join('') + file;
}

describe('an upload whose form ends in the middle of its file', () => {
  test.each([
    ['with a valid ticket', (leave: UploadPolicyResponse) => formUpToFile(leave)],
    ['without a ticket', () => formUpToFile({ fields: {} } as UploadPolicyResponse)],
  ])('gets a response %s, and the server keeps running', async (_, form) => {
    const answer = await post(form(await requestUploadTicket(ines, 1000)));
    expect(answer).toMatch(/^HTTP\/1\.1 40[03] /);
    expect((await server.api('GET', '/readyz')).status).toBe(200);
  });

  test('does no harm when its connection breaks at any point', async () => {
    const leave = await requestUploadTicket(ines, 1000);
    const form = formUpToFile(leave);
    for (const end of [10, form.length - 5, form.length]) {
      await post(form.slice(0, end), form.length + 1000);
    }
    await post(`${form}zip\r\n--b`);
    expect((await server.api('GET', '/readyz')).status).toBe(200);
  });
});

test.each(['multipart/form-data;', `multipart/form-data; boundary=${'a'.repeat(5000)}`])(
  'rejects an upload of type "%.40s" as unreadable',
  async (type) => {
    const answer = await server.api('POST', '/storage', {
      body: 'x',
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_failed');
  },
);

test('does not count a HEAD request of a package as a download', async () => {
  const plugin = await addProduct(ines, 'plugins', uniqueSlug());
  const { body } = await release(ines, plugin, '1.0.0');
  const path = `/api/v1/updates/${plugin}/download`;
  const head = await server.api('HEAD', path);
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('content-length'))).toBe(body.fileSize);
  await (await fetch(`${server.url}${path}`)).arrayBuffer();
  const downloads = async () => (await ines.api('GET', `/api/v1/plugins/${plugin}`)).body.downloads;
  await expect.poll(downloads, { timeout: 5000 }).toBe(1);
  // Counts are written every second, so a second one would be there by now.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await downloads()).toBe(1);
});

describe('the headers of a request', () => {
  const plugins = (count: number) =>
    Array.from(
      { length: count },
      (_, n) =>
        `plugin-${n}/plugin-${n}.php|-|Plugin number ${n} with a long name for measuring|-|Version:1.${n}.${n}`,
    ).join(',');

  test('may be 64 kB long, so that sites with 320 plugins receive updates by GET', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, id, '1.0.0');
    const query = new URLSearchParams({ installed_version: '0.9.0', plugins: plugins(320) });
    const path = `/api/v1/updates/${id}?${query}`;
    expect(path.length).toBeGreaterThan(30_000);
    expect((await server.api('GET', path)).body.version).toBe('1.0.0');
    const padded = `${path}&padding=${'x'.repeat(64_500 - path.length)}`;
    expect((await server.api('GET', padded)).body.version).toBe('1.0.0');
    const headers = { 'x-padding': 'x'.repeat(64_000) };
    expect((await server.api('GET', `/api/v1/updates/${id}`, { headers })).status).toBe(200);
  });

  test('are rejected with 431 if they are longer', async () => {
    const answer = await sendRaw(
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Padding: ${'x'.repeat(70_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('half of an emoji', () => {
  const half = `rocket \ud83d`;
  const repaired = 'rocket \ufffd';

  test('is stored as a replacement character in a setting', async () => {
    const body = { key: 'note', value: half };
    const { status, body: saved } = await ines.api('POST', '/api/v1/users/me/settings', body);
    expect(status).toBe(200);
    expect(saved.settings.note).toBe(repaired);
  });

  test('is stored as a replacement character in the texts of a product', async () => {
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    const webhook = 'https://hooks.example/';
    const patch = { name: half, webhook_urls: [`${webhook}\ud83d`] };
    expect((await ines.api('PATCH', `/api/v1/plugins/${plugin}`, patch)).status).toBe(200);
    const { body } = await ines.api('GET', `/api/v1/plugins/${plugin}`);
    expect(body.name).toBe(repaired);
    expect(body.webhook_urls).toEqual([`${webhook}\ufffd`]);
  });

  test('does not fail as a property name', async () => {
    const sent = `{"key":"note","value":true,"\\ud83d":1}`;
    const headers = { 'content-type': 'application/json' };
    const request = { token: ines.token, body: sent, headers };
    expect((await server.api('POST', '/api/v1/users/me/settings', request)).status).toBe(200);
  });
});
