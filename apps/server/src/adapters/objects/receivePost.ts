import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { isObjectKey, PACKAGE_TYPE } from '../../ports/objects.ts';
import type { DiskStore } from './diskStore.ts';
import type { PendingFile } from './durableFile.ts';
import { type PolicyGrant, verifyPost } from './postPolicy.rules.ts';

/** What became of a post. `full` means that there is no room for it. */
export type ReceivedPost =
  | { ok: true; key: string }
  | { ok: false; status: 400 | 403 | 409 | 413 | 503; reason: string };

type Refusal = Extract<ReceivedPost, { ok: false }>;

const LARGEST_FORM = PACKAGE_LIMITS.packedBytes + 256 * 1024;
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 20_000,
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 20,
};

/**
 * Receive one upload as S3 would, only stricter: all fields come first, each once, each named in
 * the policy; then exactly one file of exactly the right size; then nothing. The object appears
 * whole or not at all.
 */
export async function receivePost(
  store: DiskStore,
  request: IncomingMessage,
): Promise<ReceivedPost> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse(400, 'A multipart form is expected.');
  const form = openForm(request.headers, type);
  if (!form) return refuse(400, 'The form cannot be read: its boundary is missing or malformed.');
  const post = new Post(store);
  form.on('field', (name, value, isNameCut, isCut) =>
    post.takeField(name, value, isNameCut || isCut),
  );
  form.on('file', (name, stream, _file, _encoding, media) => post.takeFile(name, stream, media));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    form.on(limit, () => post.refuse(400, 'The form has too many fields.'));
  }
  try {
    await pipeline(request, capped, form);
  } catch {
    post.breakOff();
  }
  return post.settle();
}

/** The reader of a form; `undefined` when its header does not say how the parts are told apart. */
function openForm(headers: IncomingMessage['headers'], type: string): BusboyInstance | undefined {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS });
  } catch {
    return undefined;
  }
}

async function* capped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > LARGEST_FORM) throw new Error('The form is too large.');
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

  /** The rest of the form will never come. */
  breakOff(): void {
    this.refuse(400, 'The upload broke off.');
    this.#file?.destroy(new Error('The upload broke off.'));
  }

  takeField(name: string, value: string, isCut: boolean): void {
    const known = name.toLowerCase();
    if (isCut) this.refuse(400, 'A field is too long.');
    if (this.#grant) this.refuse(400, 'A field comes after the file.');
    if (this.#fields.has(known))
      this.refuse(400, `The field ${known.slice(0, 40)} is there twice.`);
    this.#fields.set(known, value);
  }

  takeFile(name: string, stream: BusboyFileStream, media: string): void {
    // A form that ends in the middle of its file ends the file with an error, read or unread.
    stream.on('error', () => this.refuse(400, 'The upload broke off.'));
    this.#decide(name, media);
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
      this.refuse(
        503,
        isFull ? 'There is no room left for uploads.' : 'The upload could not be stored.',
      );
      return undefined;
    });
    if (!this.#grant) this.refuse(400, 'The form has no file.');
    if (this.#refusal || !pending || !this.#grant) {
      await pending?.discard();
      return this.#refusal ?? refuse(400, 'The upload broke off.');
    }
    const { key } = this.#grant;
    const isNew = await this.#store.finish(pending, key);
    return isNew ? { ok: true, key } : refuse(409, 'This upload has been made already.');
  }

  #decide(name: string, media: string): void {
    if (name.toLowerCase() !== 'file') this.refuse(400, 'The file must be called "file".');
    if (this.#refusal) return;
    const verdict = verifyPost(this.#fields, this.#store.signer, new Date());
    if (!verdict.ok) this.refuse(verdict.status, verdict.reason);
    else if (!isObjectKey(verdict.grant.key) || !verdict.grant.key.startsWith('incoming/')) {
      this.refuse(403, 'The key is not one for uploads.');
    } else if ((this.#fields.get('content-type') ?? media) !== PACKAGE_TYPE) {
      this.refuse(403, 'Only zip files are taken.');
    } else this.#grant = verdict.grant;
  }

  /** Reads to the file's end whatever happens: a file left unread would hold up the whole form. */
  async #write(stream: BusboyFileStream, grant: PolicyGrant): Promise<PendingFile> {
    const pending = await this.#store.begin();
    let size = 0;
    let failure: unknown;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > grant.largest) this.refuse(413, 'The file is larger than its ticket says.');
        if (this.#refusal || failure) continue;
        await writeWhole(pending, chunk).catch((error: unknown) => {
          failure = error;
        });
      }
    } catch (error) {
      failure ??= error;
    }
    if (size < grant.smallest) this.refuse(400, 'The file is smaller than its ticket says.');
    if (failure) await pending.discard();
    if (failure) throw failure;
    return pending;
  }
}

async function writeWhole(pending: PendingFile, chunk: Buffer): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    written += (await pending.handle.write(chunk, written)).bytesWritten;
  }
}

function refuse(status: Refusal['status'], reason: string): Refusal {
  return { ok: false, status, reason };
}
