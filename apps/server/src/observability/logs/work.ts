import { AsyncLocalStorage } from 'node:async_hooks';

/** Work outside of requests, with the ids that identify it in the log. */
export type WorkFacts = { work: 'job' | 'build' | 'webhook' | 'sweep' } & Readonly<
  Record<string, string>
>;

const current = new AsyncLocalStorage<WorkFacts>();

/** Runs work, so that everything it logs contains its ids. */
export function runWork<Result>(facts: WorkFacts, work: () => Result): Result {
  return current.run(facts, work);
}

/** Returns the ids of the work that the caller is part of; undefined in requests and timers. */
export function currentWork(): WorkFacts | undefined {
  return current.getStore();
}
