import { useEffect, useRef, useState } from 'react';
import { refreshLicensesAtom } from '../../entities/license/license.queries.ts';
import { userKeys } from '../../entities/user/user.queries.ts';
import { CallFailure } from '../../shared/server/failure.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { guessMapping, type Mapping } from './columns.rules.ts';
import { type HeadProblem, readHead } from './readFile.ts';
import { type ImportFigures, nothingDone, runImport } from './runImport.ts';

/** The phase of an import. */
export type ImportPhase =
  | { name: 'file'; problem?: HeadProblem }
  | { name: 'columns'; hasFailed: boolean }
  | { name: 'checking' | 'importing'; figures: ImportFigures }
  | { name: 'checked'; figures: ImportFigures }
  | { name: 'stopped'; figures: ImportFigures; isCanceled: boolean }
  | { name: 'done'; figures: ImportFigures };

/** A selected file and the meaning of its columns. */
export interface ImportFile {
  file: File;
  headers: string[];
  example: string[];
  mapping: Mapping;
}

const NONE: ReadonlySet<number> = new Set();

/** Leads a file through its import: columns, check, import; each phase can be stopped. */
export function useImport() {
  const [source, setSource] = useState<ImportFile | null>(null);
  const [phase, setPhase] = useState<ImportPhase>({ name: 'file' });
  const [skipped, setSkipped] = useState(NONE);
  const running = useRef<AbortController | undefined>(undefined);
  const client = useAtomValue(queryClientAtom);
  const refresh = useSetAtom(refreshLicensesAtom);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (isDryRun: boolean, from: ImportFigures, left: ReadonlySet<number>) => {
    if (source === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const name = isDryRun ? 'checking' : 'importing';
    let figures = from;
    const onProgress = (now: ImportFigures) => {
      figures = now;
      if (!signal.aborted) setPhase({ name, figures });
    };
    setPhase({ name, figures });
    try {
      const { file, mapping } = source;
      const all = await runImport({
        file,
        mapping,
        isDryRun,
        skipped: left,
        from,
        signal,
        onProgress,
      });
      setPhase(isDryRun ? { name: 'checked', figures: all } : { name: 'done', figures: all });
    } catch (cause) {
      if (!(signal.aborted || cause instanceof CallFailure || cause instanceof DOMException)) {
        throw cause;
      }
      if (isDryRun) setPhase({ name: 'columns', hasFailed: !signal.aborted });
      else setPhase({ name: 'stopped', figures, isCanceled: signal.aborted });
    }
    if (isDryRun) return;
    void client.invalidateQueries({ queryKey: userKeys.me });
    void refresh();
  };

  return {
    source,
    phase,
    choose: async (file: File | null) => {
      setSource(null);
      if (file === null) return setPhase({ name: 'file' });
      const head = await readHead(file);
      if (typeof head === 'string') return setPhase({ name: 'file', problem: head });
      setSource({ file, ...head, mapping: guessMapping(head.headers) });
      setPhase({ name: 'columns', hasFailed: false });
    },
    map: (mapping: Mapping) => setSource((now) => now && { ...now, mapping }),
    check: () => void run(true, nothingDone, NONE),
    start: ({ problems }: ImportFigures) => {
      const left = new Set(problems.map(({ row }) => row));
      setSkipped(left);
      // The skipped lines are still reported at the end.
      void run(false, { ...nothingDone, problems }, left);
    },
    continue: (from: ImportFigures) => void run(false, from, skipped),
    stop: () => running.current?.abort(),
    changeColumns: () => setPhase({ name: 'columns', hasFailed: false }),
    begin: () => {
      setSource(null);
      setPhase({ name: 'file' });
    },
  };
}

/** The import of a page. */
export type ImportState = ReturnType<typeof useImport>;
