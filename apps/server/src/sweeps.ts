const minuteMs = 60_000;

interface IntervalSweep {
  everyMinutes: number;
  run: () => Promise<unknown>;
}

/** Runs sweeps one after the other in every interval, unless the previous runs are not finished. */
function startInterval(
  everyMinutes: number,
  sweeps: readonly IntervalSweep[],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function runSweeps(): Promise<void> {
    for (const { run } of sweeps) await run().catch(onFailure);
    running = undefined;
  }

  const timer = setInterval(() => {
    running ??= runSweeps();
  }, everyMinutes * minuteMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Runs sweeps at their intervals until stopped. Sweeps of one interval run one after the other;
 * those of another interval do not wait for them.
 *
 * @returns a function that stops the sweeps and waits for those that are running
 */
export function startSweeps(
  sweeps: readonly IntervalSweep[],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const byInterval = Map.groupBy(sweeps, ({ everyMinutes }) => everyMinutes);
  const stops = [...byInterval].map(([everyMinutes, group]) =>
    startInterval(everyMinutes, group, onFailure),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
