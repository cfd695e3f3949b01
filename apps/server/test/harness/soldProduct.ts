import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createPlatforms } from '../../src/adapters/platforms/platforms.ts';
import { createSafeFetch } from '../../src/adapters/safeFetch/safeFetch.ts';
import { createSealer } from '../../src/adapters/sealing/sealer.ts';
import { createPlatformsService } from '../../src/modules/platforms/platforms.service.ts';
import type { SoldProduct, Verdict } from '../../src/modules/platforms/platforms.types.ts';
import { createSecretsService } from '../../src/secrets/secrets.service.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { type Person, signUp, startTestServer, type TestServer } from './server.ts';

type Options = Partial<Parameters<typeof createPlatformsService>[0]>;
type Service = ReturnType<typeof createPlatformsService>;

/** A product that is sold on a local platform, with a clock that the tests control. */
export class SoldProductFixture {
  server!: TestServer;
  ada!: Person;
  platform!: TestPlatform;
  product!: SoldProduct;
  platforms!: Service;
  clock = new Date();
  /** How the platform behaves; `hang` responds at `release` according to the behavior then. */
  behavior: 'valid' | 'invalid' | 'down' | 'hang' = 'valid';
  #hanging: (() => void)[] = [];
  #calls = createSafeFetch({ allowsPrivate: true });
  #failures: unknown[] = [];

  /** Starts the server and the platform once per file, and adds a product before each test. */
  constructor() {
    beforeAll(async () => {
      this.server = await startTestServer();
      this.ada = await signUp(this.server);
      this.platform = await startTestPlatform(() => this.#answer());
    });
    beforeEach(async () => {
      this.clock = new Date('2026-11-22T12:00:00Z');
      this.behavior = 'valid';
      this.product = await this.addProduct({ gumroad: true, gumroad_product_id: 'abc==' });
      this.restart();
      this.platform.requests.length = 0;
    });
    afterEach(async () => {
      await this.platforms.close();
      expect(this.#failures.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await this.platform.close();
      await this.#calls.close();
      await this.server.close();
    });
  }

  async #answer() {
    if (this.behavior === 'hang') await new Promise<void>((resolve) => this.#hanging.push(resolve));
    if (this.behavior === 'down') return { status: 503, body: 'Service Unavailable' };
    if (this.behavior === 'invalid')
      return { status: 404, body: { success: false, message: 'No.' } };
    return { body: { success: true } };
  }

  releaseHanging(): void {
    for (const resolve of this.#hanging.splice(0)) resolve();
  }

  /** Creates a new service that knows only its database, as after a kill. */
  restart(more: Options = {}): void {
    const urls = {
      envato: this.platform.url,
      gumroad: this.platform.url,
      sendowl: this.platform.url,
    };
    this.platforms = createPlatformsService({
      db: this.server.database,
      platforms: createPlatforms(this.#calls.safeFetch, urls),
      secrets: createSecretsService(this.server.database, createSealer([Buffer.alloc(32)])),
      onFailure: (error) => this.#failures.push(error),
      now: () => this.clock,
      ...more,
    });
  }

  async addProduct(more: object = {}, person = this.ada): Promise<SoldProduct> {
    const body = { name: 'Sold', slug: crypto.randomUUID(), description: 'x', ...more };
    const { _id } = (await person.api('POST', '/api/v1/plugins', body)).body;
    return this.server.database.withSystem((tx) =>
      tx.selectFrom('items').selectAll().where('id', '=', _id).executeTakeFirstOrThrow(),
    );
  }

  verify(code = 'KEY'): Promise<Verdict> {
    return this.platforms.verify(this.product, code, {});
  }

  advance(ms: number): void {
    this.clock = new Date(this.clock.getTime() + ms);
  }
}

/** The verdict for a code that the platform does not know. */
export const unknownCode = { verdict: 'refused', reason: 'Gumroad does not recognize this code.' };

/** The verdict for an unknown code while the platform is down. */
export const platformDown = { verdict: 'refused', reason: 'Gumroad returned the error 503.' };
