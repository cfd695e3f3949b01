import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { backupKeyId, readBackupKey } from './backupKey.ts';
import { CHUNK_BYTES, decrypt, encrypt } from './encryption.ts';

const key = randomBytes(32);

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
  }
}

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const seal = (bytes: Buffer, size = 10_000) => collect(encrypt(inParts(bytes, size), key));
const open = (bytes: Buffer, size = 7000, by = key) => collect(decrypt(inParts(bytes, size), by));

test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
  'decrypts %i bytes',
  async (length) => {
    const plain = randomBytes(length);
    expect((await open(await seal(plain))).equals(plain)).toBe(true);
  },
);

test.each([
  { name: 'the reader stops', by: key },
  { name: 'the key is another one', by: randomBytes(32) },
])('closes the file when $name', async ({ by }) => {
  const file = await seal(randomBytes(3 * CHUNK_BYTES));
  let isClosed = false;
  const source = (async function* () {
    try {
      yield* inParts(file, 7000);
    } finally {
      isClosed = true;
    }
  })();
  const read = async () => {
    for await (const _ of decrypt(source, by)) break;
  };
  await read().catch(() => undefined);
  expect(isClosed).toBe(true);
});

const sealedChunk = CHUNK_BYTES + 16;

/** Returns a copy of the file with its chunks in another order, of which some may be missing. */
function arrange(file: Buffer, order: number[]): Buffer {
  const start = file.indexOf(0x0a) + 1;
  const chunks = order.map((n) =>
    file.subarray(start + n * sealedChunk, start + (n + 1) * sealedChunk),
  );
  return Buffer.concat([file.subarray(0, start), ...chunks]);
}

test.each([
  { name: 'without the last chunk', order: [0, 1] },
  { name: 'without a chunk in the middle', order: [0, 2] },
  { name: 'with chunks in another order', order: [1, 0, 2] },
  { name: 'with a chunk twice', order: [0, 1, 2, 2] },
  { name: 'without any chunk', order: [] },
])('rejects a file $name', async ({ order }) => {
  const file = await seal(randomBytes(2 * CHUNK_BYTES + 100));
  expect((await open(arrange(file, [0, 1, 2]))).length).toBe(2 * CHUNK_BYTES + 100);
  await expect(open(arrange(file, order))).rejects.toThrow('The backup is damaged or incomplete.');
});

test('rejects a file in which one bit was changed anywhere after the first line', async () => {
  const file = await seal(randomBytes(CHUNK_BYTES + 100));
  const start = file.indexOf(0x0a) + 1;
  for (const position of [start, start + 500, start + CHUNK_BYTES + 3, file.length - 1]) {
    const changed = Buffer.from(file);
    changed[position] = (changed[position] ?? 0) ^ 1;
    await expect(open(changed)).rejects.toThrow('The backup is damaged or incomplete.');
  }
});

test('rejects a changed first line, another key, and other files', async () => {
  const file = await seal(Buffer.from('text'));
  const salt = file.indexOf('"salt":"') + 10;
  const changed = Buffer.from(file);
  changed[salt] = changed[salt] === 0x41 ? 0x42 : 0x41;
  await expect(open(changed)).rejects.toThrow('The backup is damaged or incomplete.');
  const other = randomBytes(32);
  await expect(open(file, 7000, other)).rejects.toThrow(
    `encrypted with the key ${backupKeyId(key)}, but PRESSDOCK_BACKUP_KEY is the key ${backupKeyId(other)}`,
  );
  await expect(open(Buffer.from('PK\n'))).rejects.toThrow('not a backup of Pressdock');
  await expect(open(randomBytes(5000))).rejects.toThrow('not a backup of Pressdock');
  const newer = Buffer.from('{"type":"pressdock backup","format":2,"key":"k","salt":"s"}\n');
  await expect(open(newer)).rejects.toThrow('A newer version of Pressdock made this backup.');
});

test.each(['', 'c2hvcnQ=', 'not base64 at all, but long enough for 32 b', 'A'.repeat(60)])(
  'refuses the key "%s"',
  (text) => {
    expect(() => readBackupKey({ PRESSDOCK_BACKUP_KEY: text })).toThrow('32 bytes in base64');
  },
);
