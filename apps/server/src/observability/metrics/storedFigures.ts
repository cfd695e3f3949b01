import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Metric, Sample, StoredMetrics } from './metric.ts';

type Samples = Readonly<Record<string, readonly Sample[]>>;

const FRESH_MS = 5000;
/** Prometheus waits ten seconds for a scrape. */
const PATIENCE_MS = 3000;

/**
 * Reads the metrics of all modules from the database in one transaction, at most every five seconds, for
 * all scrapes together. When the database does not respond within three seconds, the metrics are missing
 * rather than old, and `pressdock_stored_metrics_up` is 0.
 */
export function createStoredFigures(
  database: Pick<Database, 'withSystem'>,
  sources: readonly StoredMetrics[],
  onFailure: (error: unknown) => void,
): Metric[] {
  let latest: { samples: Samples; readAt: number } | undefined;
  let reading: Promise<Samples | undefined> | undefined;

  async function readAll(): Promise<Samples> {
    // The figures are about all accounts.
    return database.withSystem(async (tx) => {
      const samples: Record<string, readonly Sample[]> = {};
      for (const source of sources) Object.assign(samples, await source.read(tx));
      return samples;
    });
  }

  async function find(): Promise<Samples | undefined> {
    if (latest && performance.now() - latest.readAt < FRESH_MS) return latest.samples;
    reading ??= readAll()
      .then(
        (samples) => {
          latest = { samples, readAt: performance.now() };
          return samples;
        },
        (error) => {
          latest = undefined;
          onFailure(error);
          return undefined;
        },
      )
      .finally(() => {
        reading = undefined;
      });
    return Promise.race([reading, wait(PATIENCE_MS, undefined, { ref: false })]);
  }

  return [
    {
      name: 'pressdock_stored_metrics_up',
      type: 'gauge',
      help: '1 if the metrics that are read from the database are present, 0 if they could not be read.',
      read: async () => [{ value: (await find()) === undefined ? 0 : 1 }],
    },
    ...sources.flatMap(({ metrics }) =>
      metrics.map((definition) => ({
        ...definition,
        read: async () => (await find())?.[definition.name] ?? [],
      })),
    ),
  ];
}
