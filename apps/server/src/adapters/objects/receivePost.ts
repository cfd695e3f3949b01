import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { isObjectKey, PACKAGE_TYPE } from '../../ports/objects.ts';
import type { DiskStore } from './diskStore.ts';
import type { PendingFile } from './durableFile.ts';
import { type PolicyGrant, verifyPost } from './postPolicy.rules.ts';

/** The result of a posted upload. 503: it could not be stored. 507: the disk is too full. */
export type ReceivedPost =
  | { ok: true; key: string }
  | { ok: false; status: 400 | 403 | 409 | 413 | 503 | 507; reason: string };

type Refusal = Extract<ReceivedPost, { ok: false }>;

const diskFull = 'The disk is full.';

const MAX_FORM_BYTES = PACKAGE_LIMITS.packedBytes + 256 * 1024;
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 20_000,
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 20,
};

/**
 * Receives an upload like S3, with stricter rules: all fields come first, once each, and are named
 * in the policy; then comes exactly one file of the allowed size, and nothing else. The object is
 * stored completely or not at all.
 */
export async function receivePost(
  store: DiskStore,
  request: IncomingMessage,
): Promise<ReceivedPost> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse(400, 'Send a multipart form.');
  const form = createFormParser(request.headers, type);
  if (!form) return refuse(400, 'The form cannot be read: its boundary is missing or malformed.');
  const post = new Post(store);
  form.on('field', (name, value, isNameTruncated, isTruncated) =>
    post.takeField(name, value, isNameTruncated || isTruncated),
  );
  form.on('file', (name, stream, _file, _encoding, media) => post.takeFile(name, stream, media));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    form.on(limit, () => post.refuse(400, 'The form has too many fields.'));
  }
  try {
    await pipeline(request, limitSize, form);
  } catch {
    post.abort();
  }
  return post.settle();
}

/** Returns a parser for a form; `undefined` if its content type has no valid boundary. */
function createFormParser(
  headers: IncomingMessage['headers'],
  type: string,
): BusboyInstance | undefined {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS });
  } catch {
    return undefined;
  }
}

async function* limitSize(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > MAX_FORM_BYTES) throw new Error('The form is too large.');
    yield chunk;
  }
}

class Post {
  readonly #store: DiskStore;
  readonly #fields = new Map<string, string>();
  #refusal: Refusal | undefined;
  #grant: PolicyGrant | undefined;
  #file: BusboyFileStream | undefined;
  #writing: Promise<PendingFile | undefined> | undefined;

  constructor(store: DiskStore) {
    this.#store = store;
  }

  refuse(status: Refusal['status'], reason: string): void {
    this.#refusal ??= refuse(status, reason);
  }

  /** Refuses the upload because its connection was interrupted. */
  abort(): void {
    this.refuse(400, 'The upload was interrupted.');
    this.#file?.destroy(new Error('The upload was interrupted.'));
  }

  takeField(name: string, value: string, isTruncated: boolean): void {
    const key = name.toLowerCase();
    if (isTruncated) this.refuse(400, 'A field is too long.');
    if (this.#grant) this.refuse(400, 'A field comes after the file.');
    if (this.#fields.has(key)) this.refuse(400, `The field ${key.slice(0, 40)} occurs twice.`);
    this.#fields.set(key, value);
  }

  takeFile(name: string, stream: BusboyFileStream, media: string): void {
    // If the form ends within its file, the stream emits an error even when nothing reads it.
    stream.on('error', () => this.refuse(400, 'The upload was interrupted.'));
    this.#verify(name, media);
    const grant = this.#grant;
    if (this.#refusal || !grant) {
      stream.resume();
      return;
    }
    this.#file = stream;
    this.#writing = this.#write(stream, grant);
    this.#writing.catch(() => stream.resume());
  }

  async settle(): Promise<ReceivedPost> {
    const pending = await this.#writing?.catch((error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
      if (isFull) this.refuse(507, diskFull);
      this.refuse(503, 'The upload could not be stored.');
      return undefined;
    });
    if (!this.#grant) this.refuse(400, 'The form has no file.');
    if (this.#refusal || !pending || !this.#grant) {
      await pending?.discard();
      return this.#refusal ?? refuse(400, 'The upload was interrupted.');
    }
    const { key } = this.#grant;
    const isNew = await this.#store.finish(pending, key);
    return isNew ? { ok: true, key } : refuse(409, 'This upload was already completed.');
  }

  #verify(name: string, media: string): void {
    if (name.toLowerCase() !== 'file') this.refuse(400, 'The file field must be named "file".');
    if (this.#refusal) return;
    const result = verifyPost(this.#fields, this.#store.signer, new Date());
    if (!result.ok) this.refuse(result.status, result.reason);
    else if (!isObjectKey(result.grant.key) || !result.grant.key.startsWith('incoming/')) {
      this.refuse(403, 'This key does not allow uploads.');
    } else if ((this.#fields.get('content-type') ?? media) !== PACKAGE_TYPE) {
      this.refuse(403, 'Only zip files are accepted.');
    } else this.#grant = result.grant;
  }

  /** Writes the file to disk. Always reads to the end, because an unread file blocks the form. */
  async #write(stream: BusboyFileStream, grant: PolicyGrant): Promise<PendingFile | undefined> {
    const pending = await this.#store.begin(grant.largest);
    if (!pending) {
      this.refuse(507, diskFull);
      stream.resume();
      return undefined;
    }
    let size = 0;
    let failure: unknown;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > grant.largest)
          this.refuse(413, 'The file is larger than its upload ticket allows.');
        if (this.#refusal || failure) continue;
        await writeChunk(pending, chunk).catch((error: unknown) => {
          failure = error;
        });
      }
    } catch (error) {
      failure ??= error;
    }
    if (size < grant.smallest)
      this.refuse(400, 'The file is smaller than its upload ticket requires.');
    if (failure) await pending.discard();
    if (failure) throw failure;
    return pending;
  }
}

async function writeChunk(pending: PendingFile, chunk: Buffer): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    written += (await pending.handle.write(chunk, written)).bytesWritten;
  }
}

function refuse(status: Refusal['status'], reason: string): Refusal {
  return { ok: false, status, reason };
}
