import type { ParseResult, Parser } from 'papaparse';

/** How much of a file is parsed in one go: little enough for the page to stay quick. */
const CHUNK_BYTES = 128 * 1024;

const EXAMPLES = 20;

const loadParser = async () => (await import('papaparse')).default;

/** The names of a file's columns, and its first line under them. */
interface FileHead {
  headers: string[];
  example: string[];
}

/** Why a file has no such head: it cannot be read, or there is nothing under its first line. */
export type HeadProblem = 'unreadable' | 'empty';

/** Reads how a file begins. */
export async function readHead(file: File): Promise<FileHead | HeadProblem> {
  const papa = await loadParser();
  const lines = await new Promise<string[][] | undefined>((resolve) => {
    papa.parse<string[]>(file, {
      preview: EXAMPLES,
      complete: ({ data }) => resolve(data),
      error: () => resolve(undefined),
    });
  });
  if (lines === undefined) return 'unreadable';
  const [headers, ...others] = lines;
  const example = others.find((line) => line.some((cell) => cell.trim() !== ''));
  return headers && example ? { headers, example } : 'empty';
}

/** Lines of a file with their numbers in it, from 2 on: 1 is that of the names. */
export interface FilePart {
  lines: { row: number; cells: string[] }[];
  /** How much of the file has been read, from 0 to 1. */
  share: number;
}

/**
 * Reads a file part by part; the next part waits until `use` is through with this one. Rejects when the
 * file cannot be read, or when the signal ends it.
 */
export async function readParts(
  file: File,
  signal: AbortSignal,
  use: (part: FilePart) => Promise<void>,
): Promise<void> {
  const papa = await loadParser();
  let row = 1;
  const numbered = ({ data, meta }: ParseResult<string[]>): FilePart => ({
    lines: data.map((cells) => ({ row: row++, cells })).filter((line) => line.row > 1),
    share: Math.min(1, meta.cursor / Math.max(file.size, 1)),
  });
  await new Promise<void>((resolve, reject) => {
    const step = async (result: ParseResult<string[]>, parser: Parser) => {
      parser.pause();
      try {
        signal.throwIfAborted();
        await use(numbered(result));
        signal.throwIfAborted();
        parser.resume();
      } catch (cause) {
        reject(cause);
        parser.abort();
      }
    };
    papa.parse<string[]>(file, {
      chunkSize: CHUNK_BYTES,
      chunk: (result, parser) => void step(result, parser),
      complete: () => resolve(),
      error: reject,
    });
  });
}
