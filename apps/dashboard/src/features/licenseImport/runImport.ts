import type { ImportLicensesResponse, ImportRow } from '@pressdock/api';
import { createFileCheck, type ImportProblem, inBatches } from './batches.rules.ts';
import { type Mapping, rowOf } from './columns.rules.ts';
import { sendPart } from './import.queries.ts';
import { readParts } from './readFile.ts';

/** What has become of the lines so far, or would. */
export interface ImportFigures {
  created: number;
  updated: number;
  unchanged: number;
  customersCreated: number;
  problems: ImportProblem[];
  /** How many lines have been dealt with. */
  done: number;
  /** The number of the last of them. */
  lastRow: number;
  /** How much of the file that is, from 0 to 1. */
  share: number;
}

/** Before the first line. */
export const nothingDone: ImportFigures = {
  created: 0,
  updated: 0,
  unchanged: 0,
  customersCreated: 0,
  problems: [],
  done: 0,
  lastRow: 0,
  share: 0,
};

export interface ImportRun {
  file: File;
  mapping: Mapping;
  isDryRun: boolean;
  /** Numbers of lines that are left out. */
  skipped: ReadonlySet<number>;
  /** What an earlier run that ended early came to: it goes on after that. */
  from: ImportFigures;
  signal: AbortSignal;
  onProgress: (figures: ImportFigures) => void;
}

/** Sends a part; what has turned out to be wrong since the check is left out of it, so that the rest is taken. */
async function take(
  rows: ImportRow[],
  isDryRun: boolean,
  signal: AbortSignal,
): Promise<ImportLicensesResponse> {
  const answer = await sendPart({ rows, isDryRun }, signal);
  if (isDryRun || answer.isApplied) return answer;
  const wrong = new Set(answer.problems.map(({ row }) => row));
  const sound = rows.filter(({ row }) => !wrong.has(row));
  if (sound.length === 0 || wrong.size === 0) return answer;
  const rest = await sendPart({ rows: sound, isDryRun }, signal);
  return { ...rest, problems: [...answer.problems, ...rest.problems] };
}

/** Reads a file and sends it part by part, from where an earlier run ended. */
export async function runImport(run: ImportRun): Promise<ImportFigures> {
  const { file, mapping, isDryRun, skipped, signal, onProgress } = run;
  const check = createFileCheck();
  let figures = { ...run.from, problems: [...run.from.problems] };
  const add = (change: Partial<ImportFigures>) => {
    figures = { ...figures, ...change };
    onProgress(figures);
  };
  await readParts(file, signal, async ({ lines, share }) => {
    const sent = [];
    for (const { row, cells } of lines) {
      const line = rowOf(cells, row, mapping);
      if (line === undefined || skipped.has(row)) continue;
      const problem = check(line);
      if (row <= figures.lastRow) continue;
      if (problem) figures.problems.push(problem);
      else sent.push(line);
    }
    for (const rows of inBatches(sent)) {
      const { problems, ...counts } = await take(rows, isDryRun, signal);
      figures.problems.push(...problems);
      add({
        created: figures.created + counts.created,
        updated: figures.updated + counts.updated,
        unchanged: figures.unchanged + counts.unchanged,
        customersCreated: figures.customersCreated + counts.customersCreated,
        done: figures.done + rows.length,
        lastRow: rows.at(-1)?.row ?? figures.lastRow,
      });
    }
    add({ share });
  });
  return figures;
}
