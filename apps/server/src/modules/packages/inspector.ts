import { Worker } from 'node:worker_threads';
import type { InspectionRequest, InspectionResult } from './inspection.ts';

/** Looks at uploaded zips, one after the other, away from the thread that answers requests. */
export interface PackageInspector {
  /** Wait for this zip's turn and look at it. A zip that takes over a minute is refused. */
  inspect(request: InspectionRequest): Promise<InspectionResult>;
  /** End the thread. Nothing may be asked afterwards. */
  close(): Promise<void>;
}

const LONGEST_MS = 60_000;
const WORKER = new URL('./inspection.worker.ts', import.meta.url);

/** Make the inspector. Its thread starts with the first zip and is replaced when one breaks it. */
export function createPackageInspector(longestMs = LONGEST_MS): PackageInspector {
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
      const timer = setTimeout(fail, longestMs);
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
  fault: { code: 'unreadable', message: 'The zip could not be read to its end.' },
};

function startWorker(): Worker {
  const worker = new Worker(WORKER, {
    execArgv: ['--conditions=pressdock-source'],
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  worker.unref();
  return worker;
}
