import type { Metric as PromMetric, Registry } from 'prom-client';
import type { Metric, Sample } from './metric.ts';
import type { RequestDurations } from './requestDurations.ts';

/** Writes all metrics in the text format of Prometheus. */
export interface MetricsRegistry {
  contentType: string;
  write(): Promise<string>;
}

interface Value {
  metricName?: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A metric as prom-client's registry reads it; its own classes count with labels, which takes longer. */
interface Written {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  read(): Promise<Value[]>;
}

function add(registry: Registry, { name, help, type, read }: Written): void {
  const get = async () => ({ name, help, type, aggregator: 'sum', values: await read() });
  registry.registerMetric({ name, help, get } as unknown as PromMetric);
}

/** Gauges with the suffix of counters, which Prometheus reports as mistakes. They are sums of others. */
const MISNAMED = ['handles', 'requests', 'resources'].map((name) => `nodejs_active_${name}_total`);

const toValue = ({ labels = {}, value }: Sample): Value => ({ labels, value });

const DURATION = 'pressdock_http_request_duration_seconds';

function toValues({ method, route, status, durations }: RequestDurations): Value[] {
  const labels = { method, route, status };
  const buckets = durations.cumulate();
  return [
    ...buckets.map(({ bound, count }) => ({
      metricName: `${DURATION}_bucket`,
      labels: { ...labels, le: bound },
      value: count,
    })),
    { metricName: `${DURATION}_sum`, labels, value: durations.seconds },
    { metricName: `${DURATION}_count`, labels, value: buckets.at(-1)?.count ?? 0 },
  ];
}

/**
 * Opens the registry with the given metrics and those of the process: memory, processor time, descriptors,
 * event loop, garbage collection. Loads prom-client, which only servers with metrics need.
 */
export async function openRegistry(
  metrics: readonly Metric[],
  listRequests: () => readonly RequestDurations[],
): Promise<MetricsRegistry> {
  const { default: client } = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  add(registry, {
    name: DURATION,
    help: 'Duration of requests by method, route pattern and class of the status.',
    type: 'histogram',
    read: async () => listRequests().flatMap(toValues),
  });
  for (const metric of metrics) {
    add(registry, { ...metric, read: async () => (await metric.read()).map(toValue) });
  }
  return { contentType: registry.contentType, write: () => registry.metrics() };
}
