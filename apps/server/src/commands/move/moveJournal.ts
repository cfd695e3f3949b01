import { appendFile, readFile, writeFile } from 'node:fs/promises';

/** Records which objects were moved to a bucket, so that an interrupted move can continue. */
export class MoveJournal {
  readonly #path: string;
  readonly #moved: Set<string>;

  private constructor(path: string, moved: Set<string>) {
    this.#path = path;
    this.#moved = moved;
  }

  /** Opens the journal of a bucket. The journal of another bucket is replaced. */
  static async open(path: string, bucket: string): Promise<MoveJournal> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // The last line may be incomplete: it counts only with its end.
    const [first, ...keys] = text.split('\n').slice(0, -1);
    if (first === bucket) return new MoveJournal(path, new Set(keys));
    await writeFile(path, `${bucket}\n`, { mode: 0o600 });
    return new MoveJournal(path, new Set());
  }

  has(key: string): boolean {
    return this.#moved.has(key);
  }

  async add(key: string): Promise<void> {
    await appendFile(this.#path, `${key}\n`);
  }
}
