const minuteMs = 60_000;

/**
 * Runs sweeps at their intervals, never two at the same time, until stopped.
 *
 * @returns stops the sweeps and waits for the one that is running
 */
export function startSweeps(
  sweeps: readonly { everyMinutes: number; run: () => Promise<unknown> }[],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timers = sweeps.map(({ everyMinutes, run }) =>
    setInterval(() => {
      running = running.then(run).catch(onFailure);
    }, everyMinutes * minuteMs).unref(),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
