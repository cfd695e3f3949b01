import type { BuildLine, BuildResponse } from '@pressdock/api';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { isInProgress } from '../../../entities/build/build.rules.ts';

/** An event while a log is followed. */
export type LogEvent =
  | { name: 'line'; line: BuildLine }
  | { name: 'build'; build: BuildResponse }
  | { name: 'connected' }
  | { name: 'lost' }
  /** The server streams too many logs of the account, so that this one has to wait. */
  | { name: 'busy' };

/** Why a log is no longer followed: it is complete, it does not exist, or the server denies it. */
export type FollowEnd = 'complete' | 'missing' | 'denied' | 'aborted';

export interface FollowOptions {
  /** Requests the lines after the one with the number `after`. */
  open: (after: number, signal: AbortSignal) => Promise<Response>;
  onEvent: (event: LogEvent) => void;
  /** Stops following. */
  signal: AbortSignal;
  /** Tells when the connection may work again, such as after being offline. */
  wake: EventTarget;
  /** Milliseconds without data after which a connection counts as lost; 40 seconds by default. */
  silenceMs?: number;
  /** Milliseconds before the first attempt to connect again; 1 second by default. */
  retryMs?: number;
}

const SILENCE_MS = 40_000;
const RETRY_MS = 1000;
const MOST_RETRY_MS = 15_000;
/** The longest event that is parsed; a line has at most a few kilobytes. */
const MOST_EVENT_CHARACTERS = 1_000_000;

/**
 * Follows the log of a build until the build ends. After a lost connection, such as while the computer
 * slept, it continues after the last line that arrived.
 */
export async function followBuild(options: FollowOptions): Promise<FollowEnd> {
  const { open, onEvent, signal, wake, silenceMs = SILENCE_MS, retryMs = RETRY_MS } = options;
  const progress = { lastLine: 0, hasEnded: false, hasArrived: false };
  const receive = (message: EventSourceMessage) => {
    progress.hasArrived = true;
    const event = parseEvent(message);
    if (event === undefined) return;
    if (event.name === 'line') {
      // A proxy may repeat what it already sent.
      if (event.line.n <= progress.lastLine) return;
      progress.lastLine = event.line.n;
    } else {
      progress.hasEnded = !isInProgress(event.build);
    }
    onEvent(event);
  };
  let failures = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const either = AbortSignal.any([signal, attempt.signal]);
    progress.hasArrived = false;
    let isBusy = false;
    try {
      const response = await open(progress.lastLine, either);
      const end = endOf(response.status);
      if (end !== undefined) return end;
      isBusy = response.status === 429;
      if (response.ok && response.body !== null) {
        onEvent({ name: 'connected' });
        await readEvents(response.body, { receive, silenceMs, giveUp: () => attempt.abort() });
        if (progress.hasEnded) return 'complete';
      }
    } catch {
      // The connection failed or was silent for too long; both are tried again.
    }
    attempt.abort();
    if (signal.aborted) break;
    onEvent({ name: isBusy ? 'busy' : 'lost' });
    failures = progress.hasArrived ? 0 : failures + 1;
    await pause(Math.min(retryMs * 2 ** failures, MOST_RETRY_MS), signal, wake);
  }
  return 'aborted';
}

function endOf(status: number): FollowEnd | undefined {
  if (status === 404) return 'missing';
  return status === 401 || status === 403 ? 'denied' : undefined;
}

type SentEvent = Extract<LogEvent, { name: 'line' | 'build' }>;

function parseEvent({ event, data }: EventSourceMessage): SentEvent | undefined {
  if (event === 'line') return { name: 'line', line: JSON.parse(data) as BuildLine };
  if (event === 'build') return { name: 'build', build: JSON.parse(data) as BuildResponse };
  return undefined;
}

interface ReadOptions {
  receive: (message: EventSourceMessage) => void;
  silenceMs: number;
  giveUp: () => void;
}

async function readEvents(body: ReadableStream<Uint8Array>, options: ReadOptions): Promise<void> {
  const { receive, silenceMs, giveUp } = options;
  const parser = createParser({ onEvent: receive, maxBufferSize: MOST_EVENT_CHARACTERS });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let timer = setTimeout(giveUp, silenceMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      timer = setTimeout(giveUp, silenceMs);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for some time, or until the connection may work again. */
function pause(milliseconds: number, signal: AbortSignal, wake: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish, { signal: done.signal });
    wake.addEventListener('online', finish, { signal: done.signal });
  });
}
