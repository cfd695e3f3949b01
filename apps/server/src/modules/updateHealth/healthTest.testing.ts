import { sql } from 'kysely';
import { beforeAll, beforeEach, expect } from 'vitest';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { createHealthUpdates } from './computing/healthUpdates.service.ts';
import { addSites, type TestedSite } from './healthSites.testing.ts';

const hour = 3_600_000;
/** The time of every release. */
export const start = new Date('2026-05-01T00:00:00Z');
/** Returns the time so many hours after the release. */
export const hoursLater = (hours: number) => new Date(start.getTime() + hours * hour);

/** A product of its own for each test, and the versions of which raised an alert. */
export class HealthTest {
  server!: TestServer;
  ada!: Person;
  product!: string;
  alerts: string[] = [];
  readonly #failures: unknown[] = [];

  constructor() {
    beforeAll(async () => {
      this.server = await sharedTestServer();
    });
    beforeEach(async () => {
      this.alerts = [];
      this.ada = await signUp(this.server);
      this.product = await addProduct(this.ada, 'plugins', uniqueSlug());
      // Products of earlier tests are not due.
      await this.server.database.withSystem((tx) =>
        sql`delete from site_releases where account_id <> ${this.ada.id}`.execute(tx),
      );
    });
  }

  /** Computes what is due, as the server does regularly. */
  readonly update = async (hours: number): Promise<void> => {
    const notify = async (_tx: unknown, _id: string, { version }: { version: string }) => {
      this.alerts.push(version);
    };
    const onFailure = (error: unknown) => this.#failures.push(error);
    await createHealthUpdates({ db: this.server.database, notify, onFailure })(hoursLater(hours));
    expect(this.#failures).toEqual([]);
  };

  /** Adds a version that was released so many hours after `start`. The times of its sites count from then. */
  readonly release = async (
    version: string,
    sites: readonly TestedSite[] = [],
    hours = 0,
  ): Promise<string> => {
    const releasedAt = hoursLater(hours);
    const id = await addVersion(this.server, this.ada, this.product, version);
    await this.server.database.withSystem((tx) =>
      sql`update versions set created_at = ${releasedAt} where id = ${id}`.execute(tx),
    );
    const of = { accountId: this.ada.id, productId: this.product, version };
    await addSites(this.server, of, releasedAt, sites);
    return id;
  };

  /** Returns the path of a call. */
  readonly path = (rest = '') => `/api/v2/analytics/${this.ada.id}/health${rest}`;
  readonly list = async () =>
    (await this.ada.api('GET', this.path(`?product=${this.product}`))).body;
  readonly read = async (id: string) => (await this.ada.api('GET', this.path(`/${id}`))).body;
  readonly readSites = async (id: string, outcome: string, cursor?: string) => {
    const query = new URLSearchParams({ outcome, ...(cursor && { cursor }) });
    return (await this.ada.api('GET', this.path(`/${id}/sites?${query}`))).body;
  };
}
