import { Worker } from 'node:worker_threads';
import { rateLimited } from '../../errors.ts';
import { type SanitizedHtml, sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';

/** Returns sanitized HTML, or why the text is rejected. */
export type SanitizeHtml = (text: string) => Promise<SanitizedHtml>;

/** Sanitizes authors' HTML without blocking other requests. */
export interface HtmlSanitizer {
  sanitize: SanitizeHtml;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Shorter texts take less than a millisecond, which is less than sending them to a thread. */
const SHORT_CHARACTERS = 1024;
/** The thread ends after this time without work, which frees its memory. */
const IDLE_MS = 30_000;
const TIMEOUT_MS = 10_000;
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

const WORKER = new URL('./sanitizer.worker.ts', import.meta.url);

/** Creates the sanitizer. Its thread starts with the first long text and is replaced after a crash. */
export function createHtmlSanitizer(): HtmlSanitizer {
  let worker: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idleTimer);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const run = (text: string) =>
    new Promise<SanitizedHtml>((resolve, reject) => {
      clearTimeout(idleTimer);
      worker ??= startWorker();
      const current = worker;
      const settle = (end: () => void) => {
        clearTimeout(timer);
        current
          .removeAllListeners('message')
          .removeAllListeners('error')
          .removeAllListeners('exit');
        end();
      };
      const fail = () => {
        settle(() => reject(new Error('The HTML sanitizer did not respond.')));
        void stop();
      };
      const timer = setTimeout(fail, TIMEOUT_MS);
      current.on('message', (result: SanitizedHtml) => settle(() => resolve(result)));
      current.on('error', fail).on('exit', fail);
      current.postMessage(text);
    });

  const sanitizeInThread = async (text: string) => {
    if (waiting >= MAX_WAITING) throw rateLimited(RETRY_AFTER_SECONDS);
    waiting += 1;
    const result = turn.then(() => run(text));
    turn = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      waiting -= 1;
      if (waiting === 0) idleTimer = setTimeout(() => void stop(), IDLE_MS).unref();
    }
  };

  return {
    sanitize: async (text) =>
      text.length <= SHORT_CHARACTERS ? sanitizeHtmlWithLimits(text) : sanitizeInThread(text),
    async close() {
      await turn;
      await stop();
    },
  };
}

function startWorker(): Worker {
  const worker = new Worker(WORKER, {
    execArgv: ['--conditions=pressdock-source'],
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  // A timer of each request keeps the process running until its text is sanitized.
  worker.unref();
  return worker;
}
