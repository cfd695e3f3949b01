import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addProduct,
  postZip,
  release,
  requestUploadTicket,
  uniqueSlug,
  upload,
} from '../../../test/harness/products.ts';
import {
  fetchStatus,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { mainFile, pluginZip, rawZip } from '../../../test/harness/zips.ts';

let server: TestServer;
let ines: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [ines, other] = await Promise.all([signUp(server), signUp(server)]);
});
afterAll(() => server.close());

async function objects(prefix: string): Promise<string[]> {
  const root = join(server.config.dataFolder, 'objects', prefix);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('an upload ticket', () => {
  it('is rejected above 100 MB with a clear message, and for an invalid size', async () => {
    const ask = (size: string) =>
      ines.api('GET', `/api/v1/generate-s3-policy?fileSizeInBytes=${size}`);
    expect(await ask(String(100 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: 'The zip file is larger than 100 MB.' },
    });
    expect((await ask(String(100 * 1024 * 1024))).status).toBe(200);
    for (const size of ['0', '-1', '1.5', 'x', '']) expect((await ask(size)).status).toBe(400);
  });

  it('contains a URL that the requesting browser can post to', async () => {
    const { port } = new URL(server.url);
    const policy = await fetch(
      `http://localhost:${port}/api/v1/generate-s3-policy?fileSizeInBytes=9`,
      {
        headers: { authorization: `Bearer ${ines.token}` },
      },
    );
    expect(((await policy.json()) as { url: string }).url).toBe(`http://localhost:${port}/storage`);
  });
});

describe('a version', () => {
  it('is created from an upload once, however often it is requested', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const zip = await pluginZip('1.0.0');
    const body = { version: '1.0.0', s3Url: await upload(ines, zip) };
    const path = `/api/v1/plugins/${id}/versions`;
    const made = await Promise.all([1, 2, 3, 4].map(() => ines.api('POST', path, body)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(made.map(({ body: version }) => version._id)).size).toBe(1);
    expect((await ines.api('POST', path, body)).body._id).toBe(made[0]?.body._id);
    expect((await ines.api('GET', path)).body).toHaveLength(1);
    expect(made[0]?.body).toMatchObject({
      fileSize: zip.length,
      fileCount: 2,
      sha256: createHash('sha256').update(zip).digest('hex'),
      requires: '6.2',
      tested: '6.8',
      requires_php: '7.4',
      changelog: '<ul><li>Greets faster.</li></ul>',
    });
    expect(await objects('incoming')).toEqual([]);
  });

  it('is created once when two uploads of the same number arrive together', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const zip = await pluginZip('1.0.0');
    const responses = await Promise.all([1, 2].map(() => release(ines, id, '1.0.0', { zip })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({
      message: 'This version already exists.',
      code: 'conflict',
      fields: { version: 'This version already exists.' },
    });
    expect((await ines.api('GET', `/api/v1/plugins/${id}/versions`)).body).toHaveLength(1);
  });

  it('cannot be created twice from one upload', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const s3Url = await upload(ines, await pluginZip('1.0.0'));
    await ines.api('POST', `/api/v1/plugins/${id}/versions`, { version: '1.0.0', s3Url });
    const again = await ines.api('POST', `/api/v1/plugins/${id}/versions`, {
      version: '1.0.1',
      s3Url,
    });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['s3Url']]);
    const elsewhere = await addProduct(ines, 'plugins', uniqueSlug());
    expect(
      (await ines.api('POST', `/api/v1/plugins/${elsewhere}/versions`, { version: '1.0.0', s3Url }))
        .status,
    ).toBe(409);
  });

  it('is rejected with a message for the invalid field', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const path = `/api/v1/plugins/${id}/versions`;
    const s3Url = await upload(ines, await pluginZip('1.0.0'));
    const evil = rawZip([
      { name: 'hello-harbor/hello-harbor.php', content: mainFile('1.0.0') },
      { name: 'hello-harbor/../../evil.php', content: 'x' },
    ]);
    const cases: [object, string, RegExp][] = [
      [{ version: '1.0', s3Url }, 'version', /^Invalid version format\./],
      [
        { version: '1.0.1', s3Url },
        'version',
        /has "Version: 1\.0\.0", but the version entered is 1\.0\.1/,
      ],
      [{ version: '1.0.0', s3Url: '' }, 's3Url', /Please select a valid \.zip file\./],
      [{ version: '1.0.0', s3Url: 'https://evil.example/a.zip' }, 's3Url', /valid \.zip/],
      [
        { version: '1.0.0', s3Url: (await requestUploadTicket(ines, 9)).s3Url },
        's3Url',
        /has not arrived/,
      ],
      [
        { version: '1.0.0', s3Url: await upload(ines, evil) },
        's3Url',
        /"hello-harbor\/\.\.\/\.\.\/evil\.php"/,
      ],
      [{ version: '1.0.0', s3Url, changelog: '<b>'.repeat(60) }, 'changelog', /nested too deeply/],
    ];
    for (const [body, field, message] of cases) {
      const response = await ines.api('POST', path, body);
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.fields)).toEqual([field]);
      expect(response.body.fields[field]).toMatch(message);
    }
    expect((await ines.api('POST', path, { version: '1.0.0', s3Url })).status).toBe(201);
  });

  it('cannot be created from the upload of another account', async () => {
    const s3Url = await upload(ines, await pluginZip('1.0.0'));
    const theirs = await addProduct(other, 'plugins', uniqueSlug());
    const stolen = await other.api('POST', `/api/v1/plugins/${theirs}/versions`, {
      version: '1.0.0',
      s3Url,
    });
    expect([stolen.status, stolen.body.fields]).toEqual([
      400,
      { s3Url: 'Please select a valid .zip file.' },
    ]);
  });

  it('is listed newest first by number, in the requested quantity', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    for (const version of ['1.9.0', '1.10.0', '0.9.9', '1.2.10', '1.2.9']) {
      expect((await release(ines, id, version)).status).toBe(201);
    }
    const numbers = async (query: string) =>
      (await ines.api('GET', `/api/v1/plugins/${id}/versions${query}`)).body.map(
        (one: { version: string }) => one.version,
      );
    expect(await numbers('?order=true&limit=3')).toEqual(['1.10.0', '1.9.0', '1.2.10']);
    expect(await numbers('')).toEqual(['1.10.0', '1.9.0', '1.2.10', '1.2.9', '0.9.9']);
    expect(await numbers('?order=false&limit=2')).toEqual(['0.9.9', '1.2.9']);
    expect((await ines.api('GET', `/api/v1/plugins/${id}/versions?limit=0`)).status).toBe(400);
  });

  it('is listed after a given version, in either order', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    for (const version of ['1.9.0', '1.10.0', '0.9.9', '1.2.10', '1.2.9']) {
      expect((await release(ines, id, version)).status).toBe(201);
    }
    const list = async (query: string): Promise<{ _id: string; version: string }[]> =>
      (await ines.api('GET', `/api/v1/plugins/${id}/versions?${query}`)).body;
    const numbers = async (query: string) => (await list(query)).map(({ version }) => version);
    const [, second, third] = await list('limit=3');
    expect(await numbers(`limit=2&after=${third?._id}`)).toEqual(['1.2.9', '0.9.9']);
    expect(await numbers(`after=${second?._id}`)).toEqual(['1.2.10', '1.2.9', '0.9.9']);
    expect(await numbers(`order=false&after=${third?._id}`)).toEqual(['1.9.0', '1.10.0']);
  });

  it('is listed after the cursor of a page, even if its last version was deleted', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    for (const version of ['1.9.0', '1.10.0', '0.9.9', '1.2.10', '1.2.9']) {
      expect((await release(ines, id, version)).status).toBe(201);
    }
    const path = `/api/v1/plugins/${id}/versions`;
    const list = async (query: string) => {
      const { body, headers } = await ines.api('GET', `${path}?${query}`);
      return {
        numbers: body.map(({ version }: { version: string }) => version),
        lastId: body.at(-1)?._id,
        next: headers.get('pressdock-next'),
      };
    };
    const first = await list('limit=2');
    expect(first.numbers).toEqual(['1.10.0', '1.9.0']);
    expect((await ines.api('DELETE', `${path}/${first.lastId}`)).status).toBe(204);
    const second = await list(`limit=2&after=${first.next}`);
    expect(second.numbers).toEqual(['1.2.10', '1.2.9']);
    const last = await list(`limit=2&after=${second.next}`);
    expect(last).toMatchObject({ numbers: ['0.9.9'], next: null });
    expect((await list('limit=4')).next).toBeNull();
    const invalid = ['x', 'AAAA', id, first.lastId, btoa(`1/0 ${id}`), btoa(`1.0.0 ${id}x`)];
    for (const after of invalid) {
      const { status, body } = await ines.api('GET', `${path}?after=${after}`);
      expect([status, body.fields], after).toEqual([400, { after: 'Invalid cursor.' }]);
    }
  });

  it("sanitizes an author's texts and never changes number or package", async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const { body: made } = await release(ines, id, '1.0.0', {
      notes: {
        requires: '6.5',
        changelog: '<h3>New</h3><script>alert(1)</script><a href="javascript:x">x</a>',
      },
    });
    expect(made).toMatchObject({
      requires: '6.5',
      tested: '6.8',
      changelog: '<h3>New</h3><a>x</a>',
    });
    const path = `/api/v1/plugins/${id}/versions/${made._id}`;
    const edited = await ines.api('PUT', path, {
      tested: '6.9',
      version: '9.9.9',
      sha256: 'x',
      s3Url: 'x',
    });
    expect(edited.body).toEqual({ ...made, tested: '6.9' });
  });

  it('is not found once it is deleted, and its number can be used again', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const { body: made } = await release(ines, id, '1.0.0');
    const path = `/api/v1/plugins/${id}/versions/${made._id}`;
    expect((await ines.api('DELETE', path)).status).toBe(204);
    expect((await ines.api('DELETE', path)).status).toBe(404);
    expect((await ines.api('PUT', path, { tested: '1' })).status).toBe(404);
    expect((await release(ines, id, '1.0.0')).status).toBe(201);
  });

  it('responds alike to foreign, malformed and unknown ids', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const { body: made } = await release(ines, id, '1.0.0');
    const s3Url = await upload(other, await pluginZip('1.0.0'));
    const missing = '00000000-0000-4000-8000-000000000000';
    const pairs = [
      [id, made._id],
      [missing, made._id],
      ['x', 'y'],
    ];
    for (const [item, version] of pairs) {
      const base = `/api/v1/plugins/${item}/versions`;
      const responses = await Promise.all([
        other.api('GET', base),
        other.api('POST', base, { version: '1.0.0', s3Url }),
        other.api('PUT', `${base}/${version}`, { tested: '6.9' }),
        other.api('DELETE', `${base}/${version}`),
        other.api('POST', `${base}/${version}/temporary-download-link?lengthInSeconds=60`),
        ines.api('GET', base.replace('plugins', 'themes')),
      ]);
      expect(responses.map(({ status, body }) => [status, body])).toEqual(
        responses.map(() => [404, { message: 'Not found.', code: 'not_found' }]),
      );
    }
    expect((await ines.api('GET', `/api/v1/plugins/${id}/versions`)).body).toHaveLength(1);
  });
});

describe('the storage endpoint', () => {
  it('accepts an upload only with a ticket, once', async () => {
    const zip = await pluginZip('1.0.0');
    const ticket = await requestUploadTicket(ines, zip.length);
    expect(
      await postZip(
        { ...ticket, fields: { ...ticket.fields, 'x-amz-signature': '0'.repeat(64) } },
        zip,
      ),
    ).toBe(403);
    expect(await postZip(ticket, Buffer.concat([zip, Buffer.from('x')]))).toBe(413);
    expect(await postZip(ticket, zip)).toBe(204);
    expect(await postZip(ticket, zip)).toBe(409);
    const naked = await server.api('POST', '/storage', { body: { file: 'x' } });
    expect(naked.status).toBe(415);
    expect(await fetchStatus(ticket.s3Url)).toBeGreaterThanOrEqual(400);
  });
});
