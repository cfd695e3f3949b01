import type { BuildLine, BuildResponse } from '@pressdock/api';
import { storeBuildAtom } from '../../../entities/build/build.queries.ts';
import { send } from '../../../shared/server/api.ts';
import { documentToken } from '../../../shared/session/token.atoms.ts';
import { atom, atomFamily } from '../../../shared/state.ts';
import { type BuildLog, emptyLog } from './buildLog.rules.ts';
import { type FollowEnd, followBuild, type LogEvent } from './followBuild.ts';

/** Lines that arrive within `BATCH_MS` are rendered together, at most `BATCH_LINES` at a time. */
const BATCH_MS = 60;
const BATCH_LINES = 800;

function openStream(id: string, after: number, signal: AbortSignal): Promise<Response> {
  const path = `/api/v1/repositories/webhook-log/${encodeURIComponent(id)}/stream?after=${after}`;
  const headers = {
    Accept: 'text/event-stream',
    Authorization: `Bearer ${documentToken() ?? ''}`,
  };
  return send(new URL(path, location.origin), { headers, signal });
}

type Change =
  | { name: 'lines'; lines: readonly BuildLine[] }
  | { name: 'build'; build: BuildResponse }
  | { name: 'connection'; connection: BuildLog['connection'] }
  | { name: 'reset' };

/** Follows a log until the returned function is called; passes on lines in batches. */
function follow(id: string, change: (change: Change) => void): () => void {
  const controller = new AbortController();
  const batch: BuildLine[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    change({ name: 'lines', lines: batch.splice(0, BATCH_LINES) });
    timer = batch.length > 0 ? setTimeout(flush, BATCH_MS) : undefined;
  };
  const onEvent = (event: LogEvent) => {
    if (event.name === 'line') {
      batch.push(event.line);
      timer ??= setTimeout(flush, BATCH_MS);
      return;
    }
    if (event.name === 'build') change(event);
    else change({ name: 'connection', connection: event.name });
  };
  const end = (connection: FollowEnd) => {
    if (connection !== 'aborted') change({ name: 'connection', connection });
  };
  void followBuild({
    open: (after, signal) => openStream(id, after, signal),
    onEvent,
    signal: controller.signal,
    wake: window,
  }).then(end);
  return () => {
    controller.abort();
    clearTimeout(timer);
    change({ name: 'reset' });
  };
}

/** The log of a build, which is streamed while a page shows it. Stores the build's newer states. */
export const buildLogAtoms = atomFamily((id: string) => {
  const logAtom = atom<BuildLog>(emptyLog);
  const streamAtom = atom(
    (get) => get(logAtom),
    (get, set, change: Change) => {
      if (change.name === 'build') return set(storeBuildAtom, change.build);
      if (change.name === 'reset') return set(logAtom, emptyLog);
      const log = get(logAtom);
      if (change.name === 'connection') set(logAtom, { ...log, connection: change.connection });
      else set(logAtom, { ...log, lines: [...log.lines, ...change.lines] });
    },
  );
  streamAtom.onMount = (change) => follow(id, change);
  return streamAtom;
});
