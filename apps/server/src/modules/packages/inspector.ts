import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../../load/fairQueue.ts';
import type { InspectionRequest, InspectionResult } from './inspection.ts';

/** Inspects zips in worker threads. Accounts take turns, so that none delays the others' releases. */
export interface PackageInspector {
  /** Inspects a zip in the account's turn. Rejects a zip that takes more than a minute. */
  inspect(accountId: string, request: InspectionRequest): Promise<InspectionResult>;
  /** Ends the threads once the current inspections are done. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 60_000;
/** Two threads, so that no account waits for one slow zip of another. */
const LIMITS = { concurrency: 2, perKey: 1, maxWaitingPerKey: 100 };
/** How long a second thread waits for another zip. */
const IDLE_MS = 60_000;
const WORKER = new URL('./inspection.worker.ts', import.meta.url);

/**
 * Creates the inspector. A thread starts with the first zip and is replaced after a crash; a second
 * one runs only while several accounts inspect zips.
 */
export function createPackageInspector(timeoutMs = TIMEOUT_MS): PackageInspector {
  const queue = createFairQueue(LIMITS);
  const current = new Set<Promise<unknown>>();
  const idle: Worker[] = [];
  const endSecond = setInterval(() => {
    if (idle.length > 1) void idle.pop()?.terminate();
  }, IDLE_MS).unref();

  const run = async (request: InspectionRequest) => {
    const worker = idle.pop() ?? startWorker();
    const result = await inspectIn(worker, request, timeoutMs);
    if (result) idle.push(worker);
    else await worker.terminate();
    return result ?? UNREADABLE;
  };

  return {
    async inspect(accountId, request) {
      const result = queue.run(accountId, () => run(request));
      current.add(result);
      try {
        return await result;
      } finally {
        current.delete(result);
      }
    },
    async close() {
      clearInterval(endSecond);
      await Promise.allSettled(current);
      await Promise.all(idle.map((worker) => worker.terminate()));
    },
  };
}

const UNREADABLE: InspectionResult = {
  ok: false,
  fault: { code: 'unreadable', message: 'The zip file could not be read completely.' },
};

/** Returns the result of a worker; undefined if it failed or took too long. */
function inspectIn(
  worker: Worker,
  request: InspectionRequest,
  timeoutMs: number,
): Promise<InspectionResult | undefined> {
  return new Promise((resolve) => {
    const settle = (result?: InspectionResult) => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', fail).off('exit', fail).unref();
      resolve(result);
    };
    const fail = () => settle();
    const timer = setTimeout(fail, timeoutMs);
    worker.ref();
    worker.on('message', settle).on('error', fail).on('exit', fail);
    worker.postMessage(request);
  });
}

function startWorker(): Worker {
  const worker = new Worker(WORKER, {
    execArgv: ['--conditions=pressdock-source'],
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  worker.unref();
  return worker;
}
