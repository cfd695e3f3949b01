import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';
import { addProduct, upload } from './uploadsActions.ts';
import {
  crowdedZip,
  honestZip,
  mainFile,
  pluginZip,
  type RawEntry,
  rawZip,
} from './zipFixtures.ts';

let server: TestServer;
let ines: Person;
let plugin: string;
beforeAll(async () => {
  server = await startTestServer();
  ines = await joinAsNew(server);
  plugin = await addProduct(ines);
});
afterAll(() => server.close());

const root = 'hello-harbour';
const main: RawEntry = { name: `${root}/${root}.php`, content: mainFile('1.0.0') };
const beside = (name: string, more: Partial<RawEntry> = {}) =>
  rawZip([main, { name, content: 'x', ...more }]);

const bombBytes = 400 * 1024 * 1024;

/** 400 MB of zeros, packed piece by piece so that this test has no need of them at once. */
function bomb(): Buffer {
  const piece = Buffer.alloc(4 * 1024 * 1024);
  // Stored blocks are joined without an end: each but the last is flushed, not finished.
  const flushed = deflateRawSync(piece, { finishFlush: 3 });
  const pieces = bombBytes / piece.length;
  let checksum = 0;
  for (let n = 0; n < pieces; n += 1) checksum = crc32(piece, checksum);
  const last = deflateRawSync(Buffer.alloc(0));
  const content = Buffer.concat([...Array.from({ length: pieces }, () => flushed), last]);
  return beside(`${root}/bomb.bin`, {
    content,
    method: 8,
    crc: checksum,
    unpackedSize: bombBytes,
  });
}

/** The same bomb, which says that it is small. */
function lyingBomb(): Buffer {
  const zip = bomb();
  for (let at = zip.indexOf('bomb.bin'); at !== -1; at = zip.indexOf('bomb.bin', at + 1)) {
    const start = zip.lastIndexOf('PK', at);
    zip.writeUInt32LE(1000, start + (zip[start + 2] === 3 ? 22 : 24));
  }
  return zip;
}

const hostile: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
  ['a bomb', bomb, /"hello-harbour\/bomb\.bin" unpacks to more than 200 times its size/],
  ['a bomb that lies about its size', lyingBomb, /"hello-harbour\/bomb\.bin" is damaged/],
  ['200,000 entries', () => crowdedZip(root, 200_000), /"hello-harbour\/020000" is one too many/],
  [
    'entries that overlap',
    () => beside(`${root}/o`, { offset: 0, content: mainFile('1.0.0') }),
    /"hello-harbour\/o" shares its bytes/,
  ],
  [
    'a size that lies',
    () => beside(`${root}/s`, { isPacked: true, content: 'y'.repeat(5000), unpackedSize: 10 }),
    /"hello-harbour\/s" is damaged/,
  ],
  ['a name that climbs', () => beside(`${root}/../evil.php`), /"hello-harbour\/\.\.\/evil\.php"/],
  ['an absolute name', () => beside('/etc/cron.d/x'), /"\/etc\/cron\.d\/x" has an absolute name/],
  ['backslashes', () => beside(`${root}\\..\\x.php`), /"hello-harbour\\\.\.\\x\.php"/],
  [
    'a symbolic link',
    () => beside(`${root}/l`, { attributes: 0o120777 * 65536 }),
    /"hello-harbour\/l" is a symbolic link/,
  ],
  ['an entry twice', () => beside(main.name), /"hello-harbour\/hello-harbour\.php" is there twice/],
  [
    'names that differ by capitals',
    () => beside(`${root}/HELLO-harbour.php`),
    /"hello-harbour\/HELLO-harbour\.php" is there twice/,
  ],
  [
    'an encrypted entry',
    () => beside(`${root}/e`, { flags: 0x801, content: 'x'.repeat(13), unpackedSize: 1 }),
    /"hello-harbour\/e" is encrypted/,
  ],
  [
    'a script before it',
    () => Buffer.concat([Buffer.from('#!/bin/sh\n'), rawZip([main])]),
    /does not begin with an entry/,
  ],
  [
    'another zip before it',
    () => rawZip([main], { prefix: rawZip([main]) }),
    /"hello-harbour\/hello-harbour\.php" is the first one, yet other bytes come before it/,
  ],
  [
    'its end cut off',
    async () => (await pluginZip('1.0.0')).subarray(0, -30),
    /The zip is damaged/,
  ],
  ['two folders', () => beside('__MACOSX/x'), /"__MACOSX\/x" is outside the folder/],
  ['a file outside', () => beside('readme.txt'), /"readme\.txt" lies outside the one folder/],
  [
    'no main file',
    () => honestZip({ [`${root}/a.txt`]: 'x' }),
    /"hello-harbour\/" holds no PHP file with a "Plugin Name:" header/,
  ],
];

/** The most memory the whole process takes while the work is done, above what it took before. */
async function memoryOf(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work();
  clearInterval(timer);
  return (most - before) / 1024 / 1024;
}

describe('through the real endpoints', () => {
  it.each(hostile)('%s is refused, the entry named, and memory stays flat', async (...given) => {
    const [name, make, sentence] = given;
    const s3Url = await upload(ines, await make());
    const path = `/api/v1/plugins/${plugin}`;
    const mebibytes = await memoryOf(async () => {
      const seen = await ines.api('POST', `${path}/package-report`, { s3Url });
      expect(seen.body).toEqual({ fault: expect.stringMatching(sentence), report: null });
      const made = await ines.api('POST', `${path}/versions`, { version: '1.0.0', s3Url });
      expect([made.status, made.body.fields]).toEqual([400, { s3Url: seen.body.fault }]);
    });
    process.stdout.write(`${name}: ${Math.round(mebibytes)} MiB above the quiet server\n`);
    // The worker's own start is the larger part of it; the bomb alone holds 400.
    expect(mebibytes).toBeLessThan(200);
    expect((await ines.api('GET', `${path}/versions`)).body).toEqual([]);
  });

  it('and a sound package is taken right after', async () => {
    const s3Url = await upload(ines, await pluginZip('1.0.0'));
    const made = await ines.api('POST', `/api/v1/plugins/${plugin}/versions`, {
      version: '1.0.0',
      s3Url,
    });
    expect(made.status).toBe(201);
  });
});
