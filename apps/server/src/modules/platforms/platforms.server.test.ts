import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import { SoldThere, unknownCode, unreached } from '../../../test/harness/soldProduct.ts';

const there = new SoldThere();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a valid purchase code', () => {
  test('is verified once and trusted for twelve hours, also by the next process', async () => {
    expect(await there.verify()).toEqual({ verdict: 'granted' });
    there.pass(PLATFORM_CHECKS.validMs - 1);
    expect(await there.verify(' KEY ')).toEqual({ verdict: 'granted' });
    there.restart();
    expect(await there.verify()).toEqual({ verdict: 'granted' });
    expect(there.shop.asked).toHaveLength(1);
    there.pass(1);
    expect(await there.verify()).toEqual({ verdict: 'granted' });
    expect(there.shop.asked).toHaveLength(2);
  });

  test('remains accepted for fourteen days while the platform is down, and no longer', async () => {
    await there.verify();
    const until = new Date(there.clock.getTime() + PLATFORM_CHECKS.graceMs);
    there.mood = 'down';
    for (const age of [PLATFORM_CHECKS.validMs, 3 * day, 10 * day]) {
      there.pass(age);
      expect(await there.verify()).toEqual({ verdict: 'grace', until });
      // A killed server has lost nothing.
      there.restart();
      expect(await there.verify()).toEqual({ verdict: 'grace', until });
    }
    there.clock = new Date(until.getTime() - 1);
    expect(await there.verify()).toEqual({ verdict: 'grace', until });
    there.pass(1);
    expect(await there.verify()).toEqual(unreached);
  });

  test('is accepted again as soon as the platform is back', async () => {
    await there.verify();
    there.mood = 'down';
    there.pass(day);
    expect(await there.verify()).toMatchObject({ verdict: 'grace' });
    there.mood = 'valid';
    there.pass(minute);
    expect(await there.verify()).toEqual({ verdict: 'granted' });
    there.mood = 'down';
    there.pass(13 * day);
    expect(await there.verify()).toMatchObject({ verdict: 'grace' });
  });

  test('has no grace period once the platform has rejected it', async () => {
    await there.verify();
    there.mood = 'invalid';
    there.pass(PLATFORM_CHECKS.validMs);
    expect(await there.verify()).toEqual(unknownCode);
    there.mood = 'down';
    there.pass(hour);
    expect(await there.verify()).toEqual(unknownCode);
    there.restart();
    expect(await there.verify()).toEqual(unknownCode);
  });

  test('is verified again when the owner enters another product of the platform', async () => {
    await there.verify();
    there.mood = 'invalid';
    there.product = { ...there.product, gumroad_product_id: 'other==' };
    expect(await there.verify()).toEqual(unknownCode);
  });

  test('is stored as a hash under its product, and deleted with it', async () => {
    await there.verify('SECRET-CODE');
    const rows = () =>
      there.server.database.withSystem((tx) =>
        tx
          .selectFrom('platform_verdicts')
          .selectAll()
          .where('item_id', '=', there.product.id)
          .execute(),
      );
    const [row] = await rows();
    expect(row).toMatchObject({ account_id: there.ada.id, platform: 'gumroad', verdict: 'valid' });
    expect(row?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain('SECRET-CODE');
    await there.ada.api('DELETE', `/api/v1/plugins/${there.product.id}`);
    expect(await rows()).toEqual([]);
    there.pass(PLATFORM_CHECKS.validMs);
    expect(await there.verify('SECRET-CODE')).toEqual({ verdict: 'granted' });
    expect(await rows()).toEqual([]);
  });
});

describe('an invalid purchase code', () => {
  test('is denied for ten minutes without another request, and not stored', async () => {
    there.mood = 'invalid';
    expect(await there.verify()).toEqual(unknownCode);
    there.mood = 'valid';
    there.pass(PLATFORM_CHECKS.invalidMs - 1);
    expect(await there.verify()).toEqual(unknownCode);
    expect(there.shop.asked).toHaveLength(1);
    there.pass(1);
    expect(await there.verify()).toEqual({ verdict: 'granted' });
  });

  test('does not fill a table, however many are guessed', async () => {
    there.mood = 'invalid';
    await Promise.all(Array.from({ length: 50 }, (_, guess) => there.verify(`GUESS-${guess}`)));
    const { count } = await there.server.database.withSystem((tx) =>
      tx
        .selectFrom('platform_verdicts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('item_id', '=', there.product.id)
        .executeTakeFirstOrThrow(),
    );
    expect(Number(count)).toBe(0);
  });

  test.each(['', '   ', 'x'.repeat(201)])(
    'is not sent to the platform if it cannot be valid',
    async (code) => {
      expect(await there.verify(code)).toEqual(unknownCode);
      expect(there.shop.asked).toEqual([]);
    },
  );

  test('that was never verified is denied while the platform is down', async () => {
    there.mood = 'down';
    expect(await there.verify()).toEqual(unreached);
    there.mood = 'valid';
    expect(await there.verify()).toEqual({ verdict: 'granted' });
  });
});
