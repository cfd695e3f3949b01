import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ObjectStore, UploadTarget } from '../../src/ports/objects.ts';

/** Changes the ordered fields of a form. */
type FormChange = (fields: [string, string][]) => [string, string][];

type OpenStore = () => Promise<ObjectStore>;

/** Uploads a form like a browser, with changed fields. Returns the status of the response. */
export async function postForm(
  target: UploadTarget,
  file: Buffer,
  change: FormChange = (fields) => fields,
  after: [string, string][] = [],
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of change(Object.entries(target.fields))) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'application/zip' }), 'package.zip');
  for (const [name, value] of after) form.append(name, value);
  const response = await fetch(target.url, { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.status;
}

function createKey(): string {
  return `incoming/acc/${randomBytes(16).toString('hex')}/harbor.zip`;
}

const soon = () => new Date(Date.now() + 60_000);

function setField(name: string, value: string): FormChange {
  return (fields) =>
    fields.map(([field, old]) => [field, field.toLowerCase() === name ? value : old]);
}

function changePolicy(change: (text: string) => string): FormChange {
  return (fields) =>
    fields.map(([field, value]) => {
      if (field.toLowerCase() !== 'policy') return [field, value];
      const text = Buffer.from(value, 'base64').toString('utf8');
      return [field, Buffer.from(change(text)).toString('base64')];
    });
}

const file = Buffer.from('PK some package');

/** Changes that invalidate an upload, some with another file. */
const rejectedUploads: [string, FormChange, Buffer?][] = [
  ['the file is one byte too long', (fields) => fields, Buffer.concat([file, Buffer.from('x')])],
  ['the file is one byte too short', (fields) => fields, file.subarray(1)],
  ['the key differs', setField('key', 'incoming/other/0/harbor.zip')],
  ['the key has path traversal', setField('key', 'incoming/acc/../../../etc/harbor.zip')],
  ['the media type differs', setField('content-type', 'text/html')],
  [
    'a field is added that the policy does not include',
    (fields) => [...fields, ['acl', 'public-read']],
  ],
  ['metadata is added', (fields) => [...fields, ['x-amz-meta-a', 'b']]],
  ['the signature differs', setField('x-amz-signature', '0'.repeat(64))],
  ['the signature is missing', (fields) => fields.filter(([field]) => !/signature/i.test(field))],
  ['the policy is missing', (fields) => fields.filter(([field]) => !/policy/i.test(field))],
  [
    'the credential differs',
    setField('x-amz-credential', 'AKIA/20240101/us-east-1/s3/aws4_request'),
  ],
  ['the date differs', setField('x-amz-date', '20200101T000000Z')],
  [
    'the policy allows a larger file',
    changePolicy((text) => text.replace(/("content-length-range",)\d+/, '$10')),
  ],
  [
    'the policy expires later',
    changePolicy((text) => text.replace(/"expiration":"\d{4}/, '"expiration":"2099')),
  ],
];

function describeUploads(open: OpenStore): void {
  it('accepts exactly the signed file, which nobody can read without the server', async () => {
    const store = await open();
    const largeFile = randomBytes(300_000);
    const key = createKey();
    const target = await store.signUpload({ key, size: largeFile.length, expiresAt: soon() });
    expect(await postForm(target, largeFile)).toBe(204);
    const staged = await store.stage(key);
    expect(staged?.size).toBe(largeFile.length);
    expect(hash(await readFile(staged?.path ?? ''))).toBe(hash(largeFile));
    await staged?.release();
    expect((await fetch(store.locate(key))).status).toBeGreaterThanOrEqual(400);
  });

  it.each(rejectedUploads)('rejects an upload if %s', async (_when, change, sent = file) => {
    const store = await open();
    const key = createKey();
    const target = await store.signUpload({ key, size: file.length, expiresAt: soon() });
    const status = await postForm(target, sent, change);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await store.stage(key)).toBeUndefined();
  });

  it('rejects an upload after its expiry', async () => {
    const store = await open();
    const key = createKey();
    const target = await store.signUpload({
      key,
      size: file.length,
      expiresAt: new Date(Date.now() + 1000),
    });
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await postForm(target, file)).toBe(403);
    expect(await store.stage(key)).toBeUndefined();
  });
}

function describePackages(open: OpenStore): void {
  it('stores a package under its hash, repeatedly if necessary, and reads it back', async () => {
    const store = await open();
    const key = createKey();
    const target = await store.signUpload({ key, size: file.length, expiresAt: soon() });
    expect(await postForm(target, file)).toBe(204);
    const staged = await store.stage(key);
    if (!staged) throw new Error('nothing was staged');
    const storedKey = `pkg/acc/${randomBytes(8).toString('hex')}/${hash(file)}.zip`;
    await store.save(staged, storedKey);
    await store.save(staged, storedKey);
    await staged.release();
    await store.remove(key);
    await store.remove(key);
    expect([await store.has(storedKey), await store.has(key)]).toEqual([true, false]);
    const read = await store.read(storedKey);
    expect(read?.size).toBe(file.length);
    expect(read && (await buffer(read.stream)).equals(file)).toBe(true);
    const listed: string[] = [];
    for await (const object of store.list('pkg/')) listed.push(object.key);
    expect(listed).toContain(storedKey);
    await store.remove(storedKey);
    expect(await store.read(storedKey)).toBeUndefined();
  });
}

function describeImages(open: OpenStore): void {
  it('stores bytes under a given name and renews their modification time', async () => {
    const store = await open();
    const key = `img/acc/${hash(randomBytes(8))}.png`;
    await store.saveBytes(file, key);
    const ageOf = async () => {
      for await (const object of store.list('img/'))
        if (object.key === key) return object.modifiedAt;
      return undefined;
    };
    const first = await ageOf();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await store.saveBytes(file, key);
    expect(Number(await ageOf())).toBeGreaterThan(Number(first));
    const read = await store.read(key);
    expect(read && (await buffer(read.stream)).equals(file)).toBe(true);
    await store.remove(key);
    expect(await store.has(key)).toBe(false);
  });
}

function describeKeys(open: OpenStore): void {
  it('never reads or writes a key outside its folders', async () => {
    const store = await open();
    for (const key of [
      '../signing-key',
      'pkg/../signing-key',
      '/etc/passwd',
      'signing-key',
      'pkg/a/..',
      'pkg//a',
    ]) {
      await expect(async () => store.read(key)).rejects.toThrow('Invalid object key');
      await expect(async () => store.remove(key)).rejects.toThrow('Invalid object key');
      await expect(async () => store.stage(key)).rejects.toThrow('Invalid object key');
    }
  });
}

/** Tests that every implementation of the object store must pass. */
export function describeObjectStore(name: string, open: OpenStore): void {
  describe(name, () => {
    describeUploads(open);
    describePackages(open);
    describeImages(open);
    describeKeys(open);
  });
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
