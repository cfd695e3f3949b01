import { COLLECTED_FIELDS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { openSealer } from '../../src/adapters/sealing/masterKey.ts';
import { createRollups } from '../../src/modules/sites/rollups/rollups.service.ts';
import { createFleet, type Fleet } from '../../src/simulator/fleet.ts';
import { computeTruth, type GroundTruth } from '../../src/simulator/truth/groundTruth.ts';
import type { HistoryProduct } from '../../src/simulator/writers/historyBatches.ts';
import { createHistoryWriter } from '../../src/simulator/writers/historyWriter.ts';
import { addProduct, uniqueSlug } from '../harness/products.ts';
import { type Person, signUp, type TestServer } from '../harness/server.ts';
import { addVersion } from '../harness/versions.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

/** A product that a fleet uses, without the fleet's history. */
export interface FleetProduct {
  server: TestServer;
  owner: Person;
  product: HistoryProduct;
  fleet: Fleet;
  truth: GroundTruth;
  now: Date;
  writer: ReturnType<typeof createHistoryWriter>;
  /** Calls the account's analytics and returns the body of the response. */
  read(call: string, query?: Query): Promise<ReadBody>;
}

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
type ReadBody = any;

const writeQuery = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the last moment of the day (UTC) before a time. */
function endOfDayBefore(time: Date): Date {
  return new Date(Math.floor(time.getTime() / dayMs) * dayMs - 1);
}

/**
 * Adds a product with the versions of a fleet of 300 sites over 20 days, which end with yesterday. Today is
 * incomplete: how many sites it has depends on the time of the test.
 */
export async function addFleetProduct(server: TestServer, seed: number): Promise<FleetProduct> {
  const now = endOfDayBefore(new Date());
  const fleet = createFleet({ sites: 300, days: 20, seed, now });
  const owner = await signUp(server);
  const id = await addProduct(owner, 'plugins', uniqueSlug());
  const versionIds = new Map<string, string>();
  for (const { version, releasedAt } of fleet.releases) {
    const versionId = await addVersion(server, owner, id, version);
    versionIds.set(version, versionId);
    await server.database.withSystem((tx) =>
      sql`update versions set created_at = ${new Date(releasedAt)} where id = ${versionId}`.execute(
        tx,
      ),
    );
  }
  const product = { id, versionIds, fields: new Set(COLLECTED_FIELDS) };
  const writer = createHistoryWriter(server.database, await openSealer(server.config));
  const read = async (call: string, query: Query = {}) => {
    const path = `/api/v2/analytics/${owner.id}/${call}?${writeQuery({ product: id, ...query })}`;
    const { status, body, text } = await owner.api('GET', path);
    if (status !== 200) throw new Error(`${path} returned ${status}: ${text}`);
    return body;
  };
  return { server, owner, product, fleet, truth: computeTruth(fleet), now, writer, read };
}

/** Rolls up all days that changed. */
export async function rollUp({ server }: Pick<FleetProduct, 'server'>): Promise<void> {
  await createRollups(server.database, reject).rollUpAll();
}

/** Returns counts as the entries of a map, in an order of their own. */
export function sortEntries(counts: Iterable<readonly [string, number]>): [string, number][] {
  return [...counts]
    .map(([value, sites]): [string, number] => [value, sites])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
