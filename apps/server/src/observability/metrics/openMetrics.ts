import type { App } from '../../http.ts';
import type { Dependencies } from '../../module.ts';
import { createDatabaseSize } from './databaseSize.store.ts';
import type { Metric, StoredMetrics } from './metric.ts';
import { type MetricsRegistry, openRegistry } from './registry.ts';
import { measureRequests } from './requestDurations.ts';
import { serverMetrics } from './serverMetrics.ts';
import { createStoredFigures } from './storedFigures.ts';

/** The metrics of an app, except those of the process. */
interface Sources {
  metrics: readonly Metric[];
  stored: readonly StoredMetrics[];
  logFailure(error: unknown): void;
}

/**
 * Measures the requests of the app and opens the registry of all metrics. Without a token to read them
 * with, nothing is measured.
 */
export async function openMetrics(
  app: App,
  { config, database }: Dependencies,
  { metrics, stored, logFailure }: Sources,
): Promise<MetricsRegistry | undefined> {
  if (config.metricsToken === null) return undefined;
  const listRequests = measureRequests(app);
  const own = serverMetrics(config, database);
  const figures = createStoredFigures(database, [createDatabaseSize(), ...stored], logFailure);
  return openRegistry([...own, ...metrics, ...figures], listRequests);
}
