import type { SystemTransaction } from '../../db/database.ts';

/** One value of a metric. Labels have few possible values, none of which a client can choose. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** A metric as operators read about it. */
export interface MetricDefinition {
  /** Starts with `pressdock_`; counters end in `_total`. */
  name: string;
  type: 'counter' | 'gauge';
  help: string;
}

/** A metric of this process, read when it is requested. */
export interface Metric extends MetricDefinition {
  read(): readonly Sample[] | Promise<readonly Sample[]>;
}

/** Metrics that one query reads from the database. They are the same in every process. */
export interface StoredMetrics {
  metrics: readonly MetricDefinition[];
  /** Returns the samples of each metric by its name. */
  read(tx: SystemTransaction): Promise<Readonly<Record<string, readonly Sample[]>>>;
}
