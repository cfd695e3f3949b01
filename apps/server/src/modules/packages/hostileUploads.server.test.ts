import { crc32, deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, upload } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import {
  mainFile,
  pluginZip,
  type RawEntry,
  rawZip,
  validZip,
  zipWithManyEntries,
} from '../../../test/harness/zips.ts';

let server: TestServer;
let ines: Person;
let plugin: string;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  plugin = await addProduct(ines);
});

const root = 'hello-harbor';
const main: RawEntry = { name: `${root}/${root}.php`, content: mainFile('1.0.0') };
const beside = (name: string, more: Partial<RawEntry> = {}) =>
  rawZip([main, { name, content: 'x', ...more }]);

const bombBytes = 400 * 1024 * 1024;

/** Returns 400 MB of zeros, compressed in pieces to save memory. */
function bomb(): Buffer {
  const piece = Buffer.alloc(4 * 1024 * 1024);
  // Concatenated deflate streams must not end early: all but the last are flushed, not finished.
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

/** Returns the same zip bomb, which declares a small size. */
function lyingBomb(): Buffer {
  const zip = bomb();
  for (let at = zip.indexOf('bomb.bin'); at !== -1; at = zip.indexOf('bomb.bin', at + 1)) {
    const start = zip.lastIndexOf('PK', at);
    zip.writeUInt32LE(1000, start + (zip[start + 2] === 3 ? 22 : 24));
  }
  return zip;
}

const hostile: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
  ['a zip bomb', bomb, /"hello-harbor\/bomb\.bin" unpacks to more than 200 times its size/],
  ['a zip bomb with a false size', lyingBomb, /"hello-harbor\/bomb\.bin" is damaged/],
  [
    '200,000 entries',
    () => zipWithManyEntries(root, 200_000),
    /"hello-harbor\/020000" exceeds the limit of 20,000 entries/,
  ],
  [
    'overlapping entries',
    () => beside(`${root}/o`, { offset: 0, content: mainFile('1.0.0') }),
    /"hello-harbor\/o" overlaps another entry/,
  ],
  [
    'a false size',
    () => beside(`${root}/s`, { isPacked: true, content: 'y'.repeat(5000), unpackedSize: 10 }),
    /"hello-harbor\/s" is damaged/,
  ],
  [
    'a name with path traversal',
    () => beside(`${root}/../evil.php`),
    /"hello-harbor\/\.\.\/evil\.php"/,
  ],
  ['an absolute path', () => beside('/etc/cron.d/x'), /"\/etc\/cron\.d\/x" has an absolute path/],
  ['backslashes', () => beside(`${root}\\..\\x.php`), /"hello-harbor\\\.\.\\x\.php"/],
  [
    'a symbolic link',
    () => beside(`${root}/l`, { attributes: 0o120777 * 65536 }),
    /"hello-harbor\/l" is a symbolic link/,
  ],
  ['a duplicate entry', () => beside(main.name), /"hello-harbor\/hello-harbor\.php" occurs twice/],
  [
    'names that differ by capitals',
    () => beside(`${root}/HELLO-harbor.php`),
    /"hello-harbor\/HELLO-harbor\.php" occurs twice/,
  ],
  [
    'an encrypted entry',
    () => beside(`${root}/e`, { flags: 0x801, content: 'x'.repeat(13), unpackedSize: 1 }),
    /"hello-harbor\/e" is encrypted/,
  ],
  [
    'a script before the zip',
    () => Buffer.concat([Buffer.from('#!/bin/sh\n'), rawZip([main])]),
    /does not begin with an entry/,
  ],
  [
    'another zip before the zip',
    () => rawZip([main], { prefix: rawZip([main]) }),
    /"hello-harbor\/hello-harbor\.php" is the first entry, but other bytes precede it/,
  ],
  [
    'a truncated directory',
    async () => (await pluginZip('1.0.0')).subarray(0, -30),
    /The zip file is damaged/,
  ],
  ['two folders', () => beside('__MACOSX/x'), /"__MACOSX\/x" is outside the folder/],
  ['a file outside', () => beside('readme.txt'), /"readme\.txt" is not in a folder/],
  [
    'no main file',
    () => validZip({ [`${root}/a.txt`]: 'x' }),
    /"hello-harbor\/" contains no PHP file with a "Plugin Name:" header/,
  ],
];

/** Returns how much the memory of the process grows at most during the work. */
async function measureMemory(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work();
  clearInterval(timer);
  return (most - before) / 1024 / 1024;
}

describe('a hostile upload', () => {
  it.each(hostile)(
    'of %s is rejected with the name of the entry, and memory stays flat',
    async (...testCase) => {
      const [name, make, sentence] = testCase;
      const s3Url = await upload(ines, await make());
      const path = `/api/v1/plugins/${plugin}`;
      const mebibytes = await measureMemory(async () => {
        const seen = await ines.api('POST', `${path}/package-report`, { s3Url });
        expect(seen.body).toEqual({ fault: expect.stringMatching(sentence), report: null });
        const made = await ines.api('POST', `${path}/versions`, { version: '1.0.0', s3Url });
        expect([made.status, made.body.fields]).toEqual([400, { s3Url: seen.body.fault }]);
      });
      process.stdout.write(`${name}: ${Math.round(mebibytes)} MiB above the quiet server\n`);
      // Starting the worker takes most of it; the zip bomb alone would take 400 MB.
      expect(mebibytes).toBeLessThan(200);
      expect((await ines.api('GET', `${path}/versions`)).body).toEqual([]);
    },
  );

  it('does not affect the next valid package', async () => {
    const s3Url = await upload(ines, await pluginZip('1.0.0'));
    const made = await ines.api('POST', `/api/v1/plugins/${plugin}/versions`, {
      version: '1.0.0',
      s3Url,
    });
    expect(made.status).toBe(201);
  });
});
