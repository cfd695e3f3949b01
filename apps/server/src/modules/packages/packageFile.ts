import { closeSync, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

const AHEAD_BYTES = 256 * 1024;
const CHUNK_BYTES = 64 * 1024;

/**
 * A zip on disk, read synchronously in large pieces. The inspection has a thread of its own, and
 * thousands of small asynchronous reads take many times longer.
 */
export class PackageFile extends RandomAccessReader {
  readonly #descriptor: number;
  #piece = Buffer.alloc(0);
  #pieceStart = 0;

  constructor(path: string) {
    super();
    this.#descriptor = openSync(path, 'r');
  }

  /** Returns the bytes of a range, valid until the next call; undefined if the file is shorter. */
  bytesAt(position: number, length: number): Buffer | undefined {
    const from = position - this.#pieceStart;
    if (from < 0 || from + length > this.#piece.length) this.#load(position, length);
    const start = position - this.#pieceStart;
    const bytes = this.#piece.subarray(start, start + length);
    return bytes.length === length ? bytes : undefined;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const bytes = this.bytesAt(position, length);
    bytes?.copy(target, offset);
    process.nextTick(callback, bytes ? null : new Error('unexpected end of file'));
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end));
  }

  /** Closes the file. The reader's own `close` would wait for streams that are no longer read. */
  end(): void {
    closeSync(this.#descriptor);
  }

  #load(position: number, length: number): void {
    const piece = Buffer.allocUnsafe(Math.max(length, AHEAD_BYTES));
    const size = readSync(this.#descriptor, piece, 0, piece.length, position);
    this.#piece = piece.subarray(0, size);
    this.#pieceStart = position;
  }

  *#chunks(start: number, end: number): Generator<Buffer> {
    for (let position = start; position < end; position += CHUNK_BYTES) {
      const bytes = this.bytesAt(position, Math.min(CHUNK_BYTES, end - position));
      if (!bytes) throw new Error('unexpected end of file');
      yield Buffer.from(bytes);
    }
  }
}
