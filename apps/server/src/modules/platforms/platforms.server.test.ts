import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import {
  platformDown,
  SoldProductFixture,
  unknownCode,
} from '../../../test/harness/soldProduct.ts';

const fixture = new SoldProductFixture();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a valid purchase code', () => {
  test('is verified once and trusted for twelve hours, also by the next process', async () => {
    expect(await fixture.verify()).toEqual({ verdict: 'granted' });
    fixture.advance(PLATFORM_CHECKS.validMs - 1);
    expect(await fixture.verify(' KEY ')).toEqual({ verdict: 'granted' });
    fixture.restart();
    expect(await fixture.verify()).toEqual({ verdict: 'granted' });
    expect(fixture.platform.requests).toHaveLength(1);
    fixture.advance(1);
    expect(await fixture.verify()).toEqual({ verdict: 'granted' });
    expect(fixture.platform.requests).toHaveLength(2);
  });

  test('remains accepted for fourteen days while the platform is down, and no longer', async () => {
    await fixture.verify();
    const until = new Date(fixture.clock.getTime() + PLATFORM_CHECKS.graceMs);
    fixture.behavior = 'down';
    for (const age of [PLATFORM_CHECKS.validMs, 3 * day, 10 * day]) {
      fixture.advance(age);
      expect(await fixture.verify()).toEqual({ verdict: 'grace', until });
      // A killed server has lost nothing.
      fixture.restart();
      expect(await fixture.verify()).toEqual({ verdict: 'grace', until });
    }
    fixture.clock = new Date(until.getTime() - 1);
    expect(await fixture.verify()).toEqual({ verdict: 'grace', until });
    fixture.advance(1);
    expect(await fixture.verify()).toEqual(platformDown);
  });

  test('is accepted again as soon as the platform is back', async () => {
    await fixture.verify();
    fixture.behavior = 'down';
    fixture.advance(day);
    expect(await fixture.verify()).toMatchObject({ verdict: 'grace' });
    fixture.behavior = 'valid';
    fixture.advance(minute);
    expect(await fixture.verify()).toEqual({ verdict: 'granted' });
    fixture.behavior = 'down';
    fixture.advance(13 * day);
    expect(await fixture.verify()).toMatchObject({ verdict: 'grace' });
  });

  test('has no grace period once the platform has rejected it', async () => {
    await fixture.verify();
    fixture.behavior = 'invalid';
    fixture.advance(PLATFORM_CHECKS.validMs);
    expect(await fixture.verify()).toEqual(unknownCode);
    fixture.behavior = 'down';
    fixture.advance(hour);
    expect(await fixture.verify()).toEqual(unknownCode);
    fixture.restart();
    expect(await fixture.verify()).toEqual(unknownCode);
  });

  test('is verified again when the owner enters another product of the platform', async () => {
    await fixture.verify();
    fixture.behavior = 'invalid';
    fixture.product = { ...fixture.product, gumroad_product_id: 'other==' };
    expect(await fixture.verify()).toEqual(unknownCode);
  });

  test('is stored as a hash under its product, and deleted with it', async () => {
    await fixture.verify('SECRET-CODE');
    const rows = () =>
      fixture.server.database.withSystem((tx) =>
        tx
          .selectFrom('platform_verdicts')
          .selectAll()
          .where('item_id', '=', fixture.product.id)
          .execute(),
      );
    const [row] = await rows();
    expect(row).toMatchObject({
      account_id: fixture.ada.id,
      platform: 'gumroad',
      verdict: 'valid',
    });
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('SECRET-CODE');
    await fixture.ada.api('DELETE', `/api/v1/plugins/${fixture.product.id}`);
    expect(await rows()).toEqual([]);
    fixture.advance(PLATFORM_CHECKS.validMs);
    expect(await fixture.verify('SECRET-CODE')).toEqual({ verdict: 'granted' });
    expect(await rows()).toEqual([]);
  });
});

describe('an invalid purchase code', () => {
  test('is denied for ten minutes without another request, and not stored', async () => {
    fixture.behavior = 'invalid';
    expect(await fixture.verify()).toEqual(unknownCode);
    fixture.behavior = 'valid';
    fixture.advance(PLATFORM_CHECKS.invalidMs - 1);
    expect(await fixture.verify()).toEqual(unknownCode);
    expect(fixture.platform.requests).toHaveLength(1);
    fixture.advance(1);
    expect(await fixture.verify()).toEqual({ verdict: 'granted' });
  });

  test('does not fill a table, however many are guessed', async () => {
    fixture.behavior = 'invalid';
    await Promise.all(Array.from({ length: 50 }, (_, guess) => fixture.verify(`GUESS-${guess}`)));
    const { count } = await fixture.server.database.withSystem((tx) =>
      tx
        .selectFrom('platform_verdicts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('item_id', '=', fixture.product.id)
        .executeTakeFirstOrThrow(),
    );
    expect(Number(count)).toBe(0);
  });

  test.each(['', '   ', 'x'.repeat(201)])(
    'is not sent to the platform if it cannot be valid',
    async (code) => {
      expect(await fixture.verify(code)).toEqual(unknownCode);
      expect(fixture.platform.requests).toEqual([]);
    },
  );

  test('that was never verified is denied while the platform is down', async () => {
    fixture.behavior = 'down';
    expect(await fixture.verify()).toEqual(platformDown);
    fixture.behavior = 'valid';
    expect(await fixture.verify()).toEqual({ verdict: 'granted' });
  });
});
