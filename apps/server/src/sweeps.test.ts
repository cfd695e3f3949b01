import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSweeps } from './sweeps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;
const passMinutes = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs);

/** Returns a sweep that runs until it is released, and the number of its runs. */
function createSlowSweep() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  return { run, release: resolve };
}

test('runs sweeps of one interval one after the other', async () => {
  const slow = createSlowSweep();
  const next = vi.fn(async () => {});
  const stop = startSweeps(
    [
      { everyMinutes: 15, run: slow.run },
      { everyMinutes: 15, run: next },
    ],
    () => {},
  );
  await passMinutes(15);
  expect([slow.run, next].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  slow.release();
  await passMinutes(0);
  expect(next).toHaveBeenCalledTimes(1);
  await stop();
});

test('runs a sweep every minute while a slow sweep of another interval runs', async () => {
  const slow = createSlowSweep();
  const quick = vi.fn(async () => {});
  const stop = startSweeps(
    [
      { everyMinutes: 15, run: slow.run },
      { everyMinutes: 1, run: quick },
    ],
    () => {},
  );
  await passMinutes(30);
  expect(quick).toHaveBeenCalledTimes(30);
  slow.release();
  await stop();
});

test('skips sweeps that are still running or waiting', async () => {
  const slow = createSlowSweep();
  const next = vi.fn(async () => {});
  const stop = startSweeps(
    [
      { everyMinutes: 15, run: slow.run },
      { everyMinutes: 15, run: next },
    ],
    () => {},
  );
  await passMinutes(60);
  slow.release();
  await passMinutes(0);
  expect([slow.run, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await passMinutes(15);
  expect([slow.run, next].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  await stop();
});

test('reports the error of a sweep and runs the next one', async () => {
  const failure = new Error('The storage is unreachable.');
  const onFailure = vi.fn();
  const next = vi.fn(async () => {});
  const stop = startSweeps(
    [
      { everyMinutes: 15, run: () => Promise.reject(failure) },
      { everyMinutes: 15, run: next },
    ],
    onFailure,
  );
  await passMinutes(15);
  expect(onFailure).toHaveBeenCalledWith(failure);
  expect(next).toHaveBeenCalledTimes(1);
  await stop();
});

test('waits for running sweeps when it stops, and starts no others', async () => {
  const slow = createSlowSweep();
  const stop = startSweeps([{ everyMinutes: 1, run: slow.run }], () => {});
  await passMinutes(1);
  const onStop = vi.fn();
  const stopped = stop().then(onStop);
  await passMinutes(5);
  expect(onStop).not.toHaveBeenCalled();
  slow.release();
  await stopped;
  expect(slow.run).toHaveBeenCalledTimes(1);
});
