import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeObjectStore, postForm } from '../../../test/harness/objectStoreSuite.ts';
import { type DiskStore, openDiskStore } from './diskStore.ts';
import { receivePost } from './receivePost.ts';

let folder: string;
let store: DiskStore;
let url: string;
const server = createServer(async (incoming, outgoing) => {
  if (incoming.method !== 'POST') return outgoing.writeHead(404).end();
  const result = await receivePost(store, incoming);
  outgoing.writeHead(result.ok ? 204 : result.status).end();
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-objects-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/storage`;
  store = await openDiskStore(folder, url);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

describeObjectStore('the embedded store', async () => store);

describe('the embedded store, more strictly than S3,', () => {
  const file = Buffer.from('PK a package');
  const key = () => `incoming/acc/${randomBytes(16).toString('hex')}/harbor.zip`;
  const sign = (name: string, size = file.length) =>
    store.signUpload({ key: name, size, expiresAt: new Date(Date.now() + 60_000) });

  it('accepts an upload once and keeps the first one', async () => {
    const name = key();
    const target = await sign(name);
    expect(await postForm(target, file)).toBe(204);
    expect(await postForm(target, Buffer.from('PK evil twin'))).toBe(409);
    expect(await readFile(join(folder, name), 'utf8')).toBe('PK a package');
  });

  it('accepts one of two concurrent uploads to the same key', async () => {
    const target = await sign(key());
    const statuses = await Promise.all([postForm(target, file), postForm(target, file)]);
    expect(statuses.sort()).toEqual([204, 409]);
  });

  it('rejects a field that is repeated or follows the file', async () => {
    const twice = await sign(key());
    expect(
      await postForm(twice, file, (fields) => [...fields, ['key', twice.fields.key ?? '']]),
    ).toBe(400);
    expect(await postForm(await sign(key()), file, undefined, [['x-extra', '1']])).toBe(400);
  });

  it('accepts requests that the AWS SDK signs with the same key, and no others', async () => {
    const { accessKeyId, secretAccessKey, region, bucket } = store.signer;
    for (const [secret, status] of [
      [secretAccessKey, 204],
      ['another', 403],
    ] as const) {
      const client = new S3Client({
        region,
        credentials: { accessKeyId, secretAccessKey: secret },
      });
      const { fields } = await createPresignedPost(client, {
        Bucket: bucket,
        Key: key(),
        Conditions: [['content-length-range', file.length, file.length]],
        Fields: { 'Content-Type': 'application/zip' },
        Expires: 60,
      });
      expect(await postForm({ url, fields, policy: '', signature: '' }, file)).toBe(status);
    }
  });

  it('leaves nothing behind when an upload breaks off', async () => {
    const name = key();
    const target = await sign(name, 5_000_000);
    const head = Object.entries(target.fields)
      .map(
        ([field, value]) =>
          `--b\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      )
      .join('');
    await new Promise<void>((resolve) => {
      const post = request(url, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      post.on('error', () => resolve());
      post.write(
        `${head}--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n`,
      );
      post.write(Buffer.alloc(2_000_000), () => setTimeout(() => post.destroy(), 100));
    });
    await expect.poll(() => readdir(join(folder, 'tmp'))).toEqual([]);
    expect(existsSync(join(folder, name))).toBe(false);
    expect(await postForm(await sign(name), file)).toBe(204);
  });

  it('deletes the remains of a killed process on start, and keeps its signing key', async () => {
    const old = join(folder, 'tmp', 'abandoned');
    await writeFile(old, 'half');
    const again = await openDiskStore(folder, url);
    expect(existsSync(old)).toBe(false);
    expect(again.signer.secretAccessKey).toBe(store.signer.secretAccessKey);
    expect((await stat(join(folder, 'signing-key'))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'tmp'))).mode & 0o077).toBe(0);
  });
});
