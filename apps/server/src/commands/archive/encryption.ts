import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { ByteQueue } from '../../load/byteQueue.ts';
import { CommandFailure } from '../command.ts';
import { backupKeyId, backupKeyVariable } from './backupKey.ts';

/*
 * A backup file is one line of JSON, then chunks of 64 KiB, each encrypted with AES-256-GCM under a
 * key that is derived from the operator's key and the salt in the line. The nonce is the number of
 * the chunk and whether it is the last one, and the line is authenticated with every chunk (the
 * STREAM construction, as in age). So changed, reordered, missing and additional chunks are detected.
 */

const magic = 'pressdock backup';
const formatVersion = 1;
const cipher = 'aes-256-gcm';
const tagBytes = 16;
const saltBytes = 32;
const maxLineBytes = 1000;
/** The bytes of a chunk before encryption. */
export const CHUNK_BYTES = 64 * 1024;

const FileLine = z.object({
  type: z.literal(magic),
  format: z.int(),
  key: z.string(),
  salt: z.string(),
});

/** A backup that was changed, or is not complete. */
export class DamagedBackupError extends CommandFailure {
  constructor() {
    super('The backup is damaged or incomplete. Use another one.');
  }
}

function deriveKey(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'pressdock backup', 32));
}

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(chunk, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a stream. */
export async function* encrypt(plain: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const line = Buffer.from(
    `${JSON.stringify({
      type: magic,
      format: formatVersion,
      key: backupKeyId(key),
      salt: salt.toString('base64'),
    })}\n`,
  );
  yield line;
  const fileKey = deriveKey(key, salt);
  let number = 0;
  const seal = (chunk: Buffer, isLast: boolean) => {
    const encryption = createCipheriv(cipher, fileKey, nonceOf(number, isLast));
    encryption.setAAD(line);
    number += 1;
    return Buffer.concat([encryption.update(chunk), encryption.final(), encryption.getAuthTag()]);
  };
  const waiting = new ByteQueue();
  for await (const part of plain) {
    waiting.push(part);
    // The last chunk is known only at the end, so one is kept.
    while (waiting.length > CHUNK_BYTES) yield seal(waiting.shift(CHUNK_BYTES), false);
  }
  yield seal(waiting.shift(waiting.length), true);
}

/** Reads the line at the start of a file; undefined if it is no backup. */
async function readLine(queue: ByteQueue, source: AsyncIterator<Buffer>) {
  let end = -1;
  while (end < 0 && queue.length <= maxLineBytes) {
    const next = await source.next();
    if (next.done) break;
    queue.push(next.value);
    end = queue.indexOf(0x0a);
  }
  if (end < 0) return undefined;
  const line = queue.shift(end + 1);
  try {
    return { line, ...FileLine.parse(JSON.parse(line.toString())) };
  } catch {
    return undefined;
  }
}

/**
 * Decrypts a stream. Every part that it returns is authenticated.
 *
 * @throws {@link CommandFailure} if the key is another one, or the file is damaged or no backup
 */
export async function* decrypt(
  encrypted: AsyncIterable<Buffer>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const source = encrypted[Symbol.asyncIterator]();
  try {
    yield* decryptFrom(source, key);
  } finally {
    // Closes the file or the connection when the reader stops early.
    await source.return?.();
  }
}

async function* decryptFrom(source: AsyncIterator<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const waiting = new ByteQueue();
  const header = await readLine(waiting, source);
  if (!header) throw new CommandFailure('The file is not a backup of Pressdock.');
  if (header.format > formatVersion) {
    throw new CommandFailure(
      'A newer version of Pressdock made this backup. Restore it with that version.',
    );
  }
  if (header.key !== backupKeyId(key)) {
    throw new CommandFailure(
      `The backup was encrypted with the key ${header.key}, but ${backupKeyVariable} is the key ${backupKeyId(key)}. Set it to the key that made the backup.`,
    );
  }
  const fileKey = deriveKey(key, Buffer.from(header.salt, 'base64'));
  let number = 0;
  const open = (chunk: Buffer, isLast: boolean) => {
    if (chunk.length < tagBytes) throw new DamagedBackupError();
    const decryption = createDecipheriv(cipher, fileKey, nonceOf(number, isLast), {
      authTagLength: tagBytes,
    });
    decryption.setAAD(header.line);
    decryption.setAuthTag(chunk.subarray(-tagBytes));
    number += 1;
    try {
      const plain = decryption.update(chunk.subarray(0, -tagBytes));
      decryption.final();
      return plain;
    } catch {
      throw new DamagedBackupError();
    }
  };
  const sealedBytes = CHUNK_BYTES + tagBytes;
  for (;;) {
    while (waiting.length > sealedBytes) yield open(waiting.shift(sealedBytes), false);
    const next = await source.next();
    if (next.done) break;
    waiting.push(next.value);
  }
  yield open(waiting.shift(waiting.length), true);
}
