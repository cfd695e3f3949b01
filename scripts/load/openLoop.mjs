import { setTimeout as wait } from 'node:timers/promises';
import { arrivals } from './rules.mjs';

/** How long requests that are under way at the end may take. */
const DRAIN_MS = 60_000;

/**
 * Starts requests of several kinds when they are due, never later because earlier ones are slow, and
 * measures each from the time at which it was due. A slow server therefore lengthens the latencies
 * instead of lowering the number of requests (coordinated omission).
 *
 * @param {{ name: string, perSecond: number, random: () => number, run: () => Promise<string | undefined> }[]} kinds
 *   `run` returns what failed
 * @returns by kind: latencies in ms, and how often each failure occurred; and how late requests started
 */
export async function runOpenLoop(kinds, seconds) {
  const queue = kinds.map((kind) => {
    const due = arrivals(kind.random, kind.perSecond, seconds);
    return { ...kind, due, next: due.next(), times: [], failures: {} };
  });
  const late = [];
  const running = new Set();
  const started = performance.now();
  const begin = (kind, at) => {
    late.push(performance.now() - started - at);
    const work = kind
      .run()
      .catch((error) => error.message.slice(0, 80))
      .then((failure) => {
        running.delete(work);
        kind.times.push(performance.now() - started - at);
        if (failure) kind.failures[failure] = (kind.failures[failure] ?? 0) + 1;
      });
    running.add(work);
  };
  for (;;) {
    const open = queue.filter(({ next }) => !next.done);
    if (open.length === 0) break;
    const now = performance.now() - started;
    for (const kind of open) {
      for (; !kind.next.done && kind.next.value <= now; kind.next = kind.due.next()) {
        begin(kind, kind.next.value);
      }
    }
    await wait(1);
  }
  await wait(Math.max(0, seconds * 1000 - (performance.now() - started)));
  await Promise.race([Promise.all(running), wait(DRAIN_MS, undefined, { ref: false })]);
  const results = queue.map(({ name, times, failures }) => [name, { times, failures }]);
  return { kinds: Object.fromEntries(results), late, unanswered: running.size };
}
