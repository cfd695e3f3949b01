import type { ParseResult, Parser } from 'papaparse';

/** How much of a file is parsed at once, so that the page stays responsive. */
const CHUNK_BYTES = 128 * 1024;

const EXAMPLES = 20;

const loadParser = async () => (await import('papaparse')).default;

/** The headers of a file and its first line. */
interface FileHead {
  headers: string[];
  example: string[];
}

/** Why a file has no head: it cannot be read, or has no line below the headers. */
export type HeadProblem = 'unreadable' | 'empty';

/** Reads the headers and the first line of a file. */
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

/** Lines of a file with their numbers; the headers are line 1. */
export interface FilePart {
  lines: { row: number; cells: string[] }[];
  /** The fraction of the file that has been read, from 0 to 1. */
  share: number;
}

/**
 * Reads a file part by part; the next part waits until `use` has finished. Rejects if the file
 * cannot be read or the signal aborts.
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
