import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  constants,
  monitorEventLoopDelay,
  PerformanceObserver,
  performance,
} from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server before its own code (NODE_OPTIONS), but not into its threads and other processes.
const folder = process.env.PRESSDOCK_LOAD_FOLDER;

if (folder && isMainThread && process.argv[1]?.endsWith('main.ts')) {
  const resolution = 10;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // What a full collection leaves is in use; everything else may be garbage.
  let heapMb = 0;
  new PerformanceObserver((list) => {
    const isFull = ({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    if (list.getEntries().some(isFull)) heapMb = process.memoryUsage().heapUsed / 1e6;
  }).observe({ entryTypes: ['gc'] });
  let before = performance.eventLoopUtilization();
  const write = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    // The histogram contains the interval itself.
    const ms = (value) => Math.max(0, value / 1e6 - resolution);
    const externalMb = process.memoryUsage().external / 1e6;
    const line = {
      p99: ms(delay.percentile(99)),
      max: ms(delay.max),
      ...{ utilization, heapMb, externalMb },
    };
    delay.reset();
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
  };
  setInterval(write, 1000).unref();
}
