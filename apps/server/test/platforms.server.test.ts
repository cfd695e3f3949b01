import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPlatforms } from '../src/adapters/platforms/platforms.ts';
import { createSafeFetch } from '../src/adapters/safeFetch/safeFetch.ts';
import { createSealer } from '../src/adapters/sealing/sealer.ts';
import { createSecretsService } from '../src/modules/accounts/secrets.service.ts';
import { createPlatformsService } from '../src/modules/platforms/platforms.service.ts';
import type { PlatformsService, SoldProduct } from '../src/modules/platforms/platforms.types.ts';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';
import { type Peer, startPeer } from './platforms/peer.ts';

let server: TestServer;
let ada: Person;
let gumroad: Peer;
let product: SoldProduct;
let platforms: PlatformsService & { close(): Promise<void> };
let clock: Date;
/** How the platform behaves; `hang` answers when `release` is called, as the mood is then. */
let mood: 'valid' | 'invalid' | 'down' | 'hang';
let release = () => {};
const calls = createSafeFetch({ allowsPrivate: true });
const failures: unknown[] = [];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

beforeAll(async () => {
  server = await startTestServer();
  ada = await joinAsNew(server);
  gumroad = await startPeer(async () => {
    if (mood === 'hang') {
      const before = release;
      await new Promise<void>((resolve) => {
        release = () => {
          before();
          resolve();
        };
      });
    }
    if (mood === 'down') return { status: 503, body: 'Service Unavailable' };
    if (mood === 'invalid') return { status: 404, body: { success: false, message: 'No.' } };
    return { body: { success: true } };
  });
});

afterAll(async () => {
  await gumroad.close();
  await calls.close();
  await server.close();
});

/** Starts the service as a server does that knows nothing but its database. */
function start(more: Partial<Parameters<typeof createPlatformsService>[0]> = {}) {
  return createPlatformsService({
    db: server.database,
    platforms: createPlatforms(calls.safeFetch, {
      envato: gumroad.url,
      gumroad: gumroad.url,
      sendowl: gumroad.url,
    }),
    secrets: createSecretsService(server.database, createSealer([Buffer.alloc(32)])),
    onFailure: (error) => failures.push(error),
    now: () => clock,
    ...more,
  });
}

async function addProduct(more: object = {}): Promise<SoldProduct> {
  const body = { name: 'Sold', slug: crypto.randomUUID(), description: 'x', ...more };
  const { _id } = (await ada.api('POST', '/api/v1/plugins', body)).body;
  return server.database.withSystem((tx) =>
    tx.selectFrom('items').selectAll().where('id', '=', _id).executeTakeFirstOrThrow(),
  );
}

beforeEach(async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  mood = 'valid';
  product = await addProduct({ gumroad: true, gumroad_product_id: 'abc==' });
  platforms = start();
  gumroad.asked.length = 0;
});

afterEach(async () => {
  await platforms.close();
  expect(failures.splice(0)).toEqual([]);
});

const verify = (code = 'KEY') => platforms.verify(product, code, {});
const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const unknownCode = { verdict: 'refused', reason: 'Gumroad does not know this code.' };
const unreached = { verdict: 'refused', reason: 'Gumroad answered with the error 503.' };

describe('a code that is valid', () => {
  test('is asked about once, and trusted for twelve hours, also by the next process', async () => {
    expect(await verify()).toEqual({ verdict: 'granted' });
    pass(PLATFORM_CHECKS.validMs - 1);
    expect(await verify(' KEY ')).toEqual({ verdict: 'granted' });
    platforms = start();
    expect(await verify()).toEqual({ verdict: 'granted' });
    expect(gumroad.asked).toHaveLength(1);
    pass(1);
    expect(await verify()).toEqual({ verdict: 'granted' });
    expect(gumroad.asked).toHaveLength(2);
  });

  test('stays granted for fourteen days while the platform is down, and no longer', async () => {
    await verify();
    const until = new Date(clock.getTime() + PLATFORM_CHECKS.graceMs);
    mood = 'down';
    for (const age of [PLATFORM_CHECKS.validMs, 3 * day, 10 * day]) {
      pass(age);
      expect(await verify()).toEqual({ verdict: 'grace', until });
      // A killed server has lost nothing.
      platforms = start();
      expect(await verify()).toEqual({ verdict: 'grace', until });
    }
    clock = new Date(until.getTime() - 1);
    expect(await verify()).toEqual({ verdict: 'grace', until });
    pass(1);
    expect(await verify()).toEqual(unreached);
  });

  test('is granted anew as soon as the platform is back', async () => {
    await verify();
    mood = 'down';
    pass(day);
    expect(await verify()).toMatchObject({ verdict: 'grace' });
    mood = 'valid';
    pass(minute);
    expect(await verify()).toEqual({ verdict: 'granted' });
    mood = 'down';
    pass(13 * day);
    expect(await verify()).toMatchObject({ verdict: 'grace' });
  });

  test('gets no grace once the platform has said no', async () => {
    await verify();
    mood = 'invalid';
    pass(PLATFORM_CHECKS.validMs);
    expect(await verify()).toEqual(unknownCode);
    mood = 'down';
    pass(hour);
    expect(await verify()).toEqual(unknownCode);
    platforms = start();
    expect(await verify()).toEqual(unknownCode);
  });

  test('is asked about anew when the owner enters another product of the platform', async () => {
    await verify();
    mood = 'invalid';
    product = { ...product, gumroad_product_id: 'other==' };
    expect(await verify()).toEqual(unknownCode);
  });

  test('is kept hashed, under the product, and goes with it', async () => {
    await verify('SECRET-CODE');
    const rows = () =>
      server.database.withSystem((tx) =>
        tx.selectFrom('platform_verdicts').selectAll().where('item_id', '=', product.id).execute(),
      );
    const [row] = await rows();
    expect(row).toMatchObject({ account_id: ada.id, platform: 'gumroad', verdict: 'valid' });
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('SECRET-CODE');
    await ada.api('DELETE', `/api/v1/plugins/${product.id}`);
    expect(await rows()).toEqual([]);
    pass(PLATFORM_CHECKS.validMs);
    expect(await verify('SECRET-CODE')).toEqual({ verdict: 'granted' });
    expect(await rows()).toEqual([]);
  });
});

describe('a code that is not', () => {
  test('is refused for ten minutes without asking again, and nothing is written', async () => {
    mood = 'invalid';
    expect(await verify()).toEqual(unknownCode);
    mood = 'valid';
    pass(PLATFORM_CHECKS.invalidMs - 1);
    expect(await verify()).toEqual(unknownCode);
    expect(gumroad.asked).toHaveLength(1);
    pass(1);
    expect(await verify()).toEqual({ verdict: 'granted' });
  });

  test('fills no table, however many are guessed', async () => {
    mood = 'invalid';
    await Promise.all(Array.from({ length: 50 }, (_, guess) => verify(`GUESS-${guess}`)));
    const { count } = await server.database.withSystem((tx) =>
      tx
        .selectFrom('platform_verdicts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('item_id', '=', product.id)
        .executeTakeFirstOrThrow(),
    );
    expect(Number(count)).toBe(0);
  });

  test.each(['', '   ', 'x'.repeat(201)])(
    'is not asked about when it can be none',
    async (code) => {
      expect(await verify(code)).toEqual(unknownCode);
      expect(gumroad.asked).toEqual([]);
    },
  );

  test('and was never seen cannot be granted while the platform is down', async () => {
    mood = 'down';
    expect(await verify()).toEqual(unreached);
    mood = 'valid';
    expect(await verify()).toEqual({ verdict: 'granted' });
  });
});

describe('a platform', () => {
  test('hears one question however many sites ask with one code at once', async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => verify()));
    expect(verdicts).toEqual(Array.from({ length: 20 }, () => ({ verdict: 'granted' })));
    expect(gumroad.asked).toHaveLength(1);
  });

  test('that is slow keeps nobody waiting: what was known decides, and its answer is kept', async () => {
    await verify();
    mood = 'hang';
    pass(PLATFORM_CHECKS.validMs);
    platforms = start({ longestWaitMs: 20 });
    expect(await verify()).toMatchObject({ verdict: 'grace' });
    expect(await verify('NEW')).toEqual({
      verdict: 'refused',
      reason: 'Gumroad takes too long to answer.',
    });
    mood = 'valid';
    release();
    await expect.poll(() => verify('NEW')).toEqual({ verdict: 'granted' });
  });

  test('that is down is asked three times, then after pauses that grow to five minutes', async () => {
    mood = 'down';
    for (let code = 0; code < 10; code += 1) expect(await verify(`${code}`)).toEqual(unreached);
    expect(gumroad.asked).toHaveLength(3);
    const pauses: number[] = [];
    for (let turn = 0, since = 0; turn < 400 && pauses.length < 7; turn += 1) {
      pass(5000);
      since += 5000;
      gumroad.asked.length = 0;
      await verify(`later ${turn}`);
      if (gumroad.asked.length === 0) continue;
      pauses.push(since);
      since = 0;
    }
    expect(pauses.map((ms) => ms / 1000)).toEqual([15, 30, 60, 120, 240, 300, 300]);
    mood = 'valid';
    pass(PLATFORM_CHECKS.retryMs.max);
    expect(await verify('a')).toEqual({ verdict: 'granted' });
    expect(await verify('b')).toEqual({ verdict: 'granted' });
  });

  test("of one product leaves another product's alone when it is down", async () => {
    mood = 'down';
    for (let code = 0; code < 5; code += 1) await verify(`${code}`);
    mood = 'valid';
    const other = await addProduct({ gumroad: true, gumroad_product_id: 'abc==' });
    expect(await platforms.verify(other, 'KEY', {})).toEqual({ verdict: 'granted' });
  });

  test('is not asked about more unknown codes than it has patience for', async () => {
    await verify('KNOWN');
    pass(PLATFORM_CHECKS.validMs);
    mood = 'invalid';
    const most = PLATFORM_CHECKS.unknownPerMinute;
    const verdicts: unknown[] = [];
    for (let guess = 0; guess <= most; guess += 1) verdicts.push(await verify(`GUESS-${guess}`));
    expect(verdicts[most - 1]).toEqual(unknownCode);
    expect(verdicts[most]).toEqual({
      verdict: 'refused',
      reason: 'Gumroad is asked about too many unknown codes of this product.',
    });
    mood = 'valid';
    expect(await verify('KNOWN')).toEqual({ verdict: 'granted' });
    pass(minute);
    expect(await verify('NEW')).toEqual({ verdict: 'granted' });
  });
});

describe('a product', () => {
  test('that is sold nowhere is open', async () => {
    expect(platforms.isGated(await addProduct())).toBe(false);
    expect(platforms.isGated(product)).toBe(true);
  });

  test.each([
    { envato: true, envato_id: '1' },
    { sendowl: true, sendowl_product_id: '1' },
    { whmcs: true, whmcs_url: 'https://whmcs.example' },
    {
      easy_digital_downloads: true,
      easy_digital_downloads_id: '1',
      easy_digital_downloads_url: 'https://shop.example',
    },
  ])('that is sold here needs a code: %j', async (selling) => {
    expect(platforms.isGated(await addProduct(selling))).toBe(true);
  });

  test('that is sold in two places is granted by either', async () => {
    product = await addProduct({
      gumroad: true,
      gumroad_product_id: 'abc==',
      envato: true,
      envato_id: '1',
    });
    expect(await verify()).toEqual({ verdict: 'granted' });
    mood = 'invalid';
    expect(await verify('OTHER')).toEqual({
      verdict: 'refused',
      reason: 'Envato does not know this code. Gumroad does not know this code.',
    });
  });

  test('asks with the key of its own account, and says when there is none', async () => {
    product = await addProduct({ sendowl: true, sendowl_product_id: '12' });
    expect(await verify()).toEqual({
      verdict: 'refused',
      reason: 'Your profile holds no key to ask SendOwl with.',
    });
    expect(gumroad.asked).toEqual([]);
  });
});
