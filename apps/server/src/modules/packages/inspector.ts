import { Worker } from 'node:worker_threads';
import type { InspectionRequest, InspectionResult } from './inspection.ts';

/** Inspects zips one at a time, in a worker thread. */
export interface PackageInspector {
  /** Inspects a zip once those before it are done. Rejects a zip that takes more than a minute. */
  inspect(request: InspectionRequest): Promise<InspectionResult>;
  /** Ends the thread. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 60_000;
const WORKER = new URL('./inspection.worker.ts', import.meta.url);

/** Creates the inspector. Its thread starts with the first zip and is replaced after a crash. */
export function createPackageInspector(timeoutMs = TIMEOUT_MS): PackageInspector {
  let worker: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const run = (request: InspectionRequest) =>
    new Promise<InspectionResult>((resolve) => {
      worker ??= startWorker();
      const current = worker;
      const settle = (result: InspectionResult) => {
        clearTimeout(timer);
        current.off('message', settle).off('error', fail).off('exit', fail).unref();
        resolve(result);
      };
      const fail = () => void stop().finally(() => settle(UNREADABLE));
      const timer = setTimeout(fail, timeoutMs);
      current.ref();
      current.on('message', settle).on('error', fail).on('exit', fail);
      current.postMessage(request);
    });

  return {
    inspect(request) {
      const result = turn.then(() => run(request));
      turn = result;
      return result;
    },
    async close() {
      await turn;
      await stop();
    },
  };
}

const UNREADABLE: InspectionResult = {
  ok: false,
  fault: { code: 'unreadable', message: 'The zip file could not be read completely.' },
};

function startWorker(): Worker {
  const worker = new Worker(WORKER, {
    execArgv: ['--conditions=pressdock-source'],
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  worker.unref();
  return worker;
}
