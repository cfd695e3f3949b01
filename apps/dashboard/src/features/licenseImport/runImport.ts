import type { ImportLicensesResponse, ImportRow } from '@pressdock/api';
import { createFileCheck, type ImportProblem, inBatches } from './batches.rules.ts';
import { type Mapping, rowOf } from './columns.rules.ts';
import { sendPart } from './import.queries.ts';
import { readParts } from './readFile.ts';

/** The results so far, or the expected ones. */
export interface ImportFigures {
  created: number;
  updated: number;
  unchanged: number;
  customersCreated: number;
  suspended: number;
  problems: ImportProblem[];
  /** How many lines have been processed. */
  done: number;
  /** The number of the last processed line. */
  lastRow: number;
  /** The processed fraction of the file, from 0 to 1. */
  share: number;
}

/** The results before the first line. */
export const nothingDone: ImportFigures = {
  created: 0,
  updated: 0,
  unchanged: 0,
  customersCreated: 0,
  suspended: 0,
  problems: [],
  done: 0,
  lastRow: 0,
  share: 0,
};

export interface ImportRun {
  file: File;
  mapping: Mapping;
  isDryRun: boolean;
  /** The numbers of lines to skip. */
  skipped: ReadonlySet<number>;
  /** The results of an earlier run that was stopped; this run continues after it. */
  from: ImportFigures;
  signal: AbortSignal;
  onProgress: (figures: ImportFigures) => void;
}

/**
 * Sends a part; lines that have become invalid since the check are left out, so that the others are
 * imported.
 */
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

/** Reads a file and sends it part by part, continuing an earlier run. */
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
        suspended: figures.suspended + counts.suspended,
        done: figures.done + rows.length,
        lastRow: rows.at(-1)?.row ?? figures.lastRow,
      });
    }
    add({ share });
  });
  return figures;
}
