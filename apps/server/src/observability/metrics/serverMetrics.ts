import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Metric, Sample } from './metric.ts';

const PROBE_MS = 2000;

/** Returns whether the database responds, and after how many seconds. */
async function probe(database: Database): Promise<{ isUp: boolean; seconds: number }> {
  const start = performance.now();
  const isUp = await Promise.race([database.isReady(), wait(PROBE_MS, false, { ref: false })]);
  return { isUp, seconds: (performance.now() - start) / 1000 };
}

function databaseMetrics(database: Database): Metric[] {
  let probing: ReturnType<typeof probe> | undefined;
  const probeOnce = () => {
    probing ??= probe(database).finally(() => {
      probing = undefined;
    });
    return probing;
  };
  return [
    {
      name: 'pressdock_database_up',
      type: 'gauge',
      help: '1 if the database responds within two seconds, otherwise 0.',
      read: async () => [{ value: (await probeOnce()).isUp ? 1 : 0 }],
    },
    {
      name: 'pressdock_database_probe_seconds',
      type: 'gauge',
      help: 'How long the database took to respond to a trivial query.',
      read: async () => [{ value: (await probeOnce()).seconds }],
    },
    {
      name: 'pressdock_database_connections',
      type: 'gauge',
      help: 'Connections of this process by state: used, idle, or waiting for one.',
      read() {
        const { max: _max, ...states } = database.connections();
        return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
      },
    },
    {
      name: 'pressdock_database_connections_max',
      type: 'gauge',
      help: 'The largest number of connections of this process.',
      read: () => [{ value: database.connections().max }],
    },
  ];
}

/** Returns the samples of a value; none if it cannot be read, because the folder is gone. */
const readable = async (value: Promise<number>): Promise<Sample[]> =>
  value.then(
    (number) => [{ value: number }],
    () => [],
  );

function diskMetrics(folder: string): Metric[] {
  return [
    {
      name: 'pressdock_disk_free_bytes',
      type: 'gauge',
      help: 'Free space of the disk of the data folder, without the reserve.',
      read: () => readable(statfs(folder).then(({ bavail, bsize }) => bavail * bsize)),
    },
    {
      name: 'pressdock_disk_size_bytes',
      type: 'gauge',
      help: 'Size of the disk of the data folder.',
      read: () => readable(statfs(folder).then(({ blocks, bsize }) => blocks * bsize)),
    },
    {
      name: 'pressdock_disk_reserve_bytes',
      type: 'gauge',
      help: 'Size of the reserve that the embedded database keeps; 0 if there is none.',
      read: async () => {
        const reserve = await stat(join(folder, 'reserve')).catch(() => undefined);
        return [{ value: reserve?.size ?? 0 }];
      },
    },
  ];
}

/** Returns the metrics of the process, its database connections and its disk. */
export function serverMetrics({ databaseUrl, s3, dataFolder }: Config, database: Database) {
  const labels = {
    version: packageFile.version,
    database: databaseUrl === null ? 'embedded' : 'postgres',
    storage: s3 === null ? 'disk' : 's3',
  };
  const info: Metric = {
    name: 'pressdock_info',
    type: 'gauge',
    help: 'Always 1. The labels tell the version, the database and the storage.',
    read: () => [{ labels, value: 1 }],
  };
  return [info, ...databaseMetrics(database), ...diskMetrics(dataFolder)];
}
