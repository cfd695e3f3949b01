import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import { SoldThere, unknownCode, unreached } from '../../../test/harness/soldProduct.ts';

const there = new SoldThere();

const minute = 60_000;

describe('a sales platform', () => {
  test('receives one request however many sites send the same code at once', async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => there.verify()));
    expect(verdicts).toEqual(Array.from({ length: 20 }, () => ({ verdict: 'granted' })));
    expect(there.shop.asked).toHaveLength(1);
  });

  test('that is slow does not delay sites: the last verdict decides, and its response is stored', async () => {
    await there.verify();
    there.mood = 'hang';
    there.pass(PLATFORM_CHECKS.validMs);
    there.restart({ longestWaitMs: 20 });
    expect(await there.verify()).toMatchObject({ verdict: 'grace' });
    expect(await there.verify('NEW')).toEqual({
      verdict: 'refused',
      reason: 'Gumroad takes too long to answer.',
    });
    there.mood = 'valid';
    there.release();
    await expect.poll(() => there.verify('NEW')).toEqual({ verdict: 'granted' });
  });

  test('that is down is called three times, then after pauses that grow to five minutes', async () => {
    there.mood = 'down';
    for (let code = 0; code < 10; code += 1)
      expect(await there.verify(`${code}`)).toEqual(unreached);
    expect(there.shop.asked).toHaveLength(3);
    const pauses: number[] = [];
    for (let turn = 0, since = 0; turn < 400 && pauses.length < 7; turn += 1) {
      there.pass(5000);
      since += 5000;
      there.shop.asked.length = 0;
      await there.verify(`later ${turn}`);
      if (there.shop.asked.length === 0) continue;
      pauses.push(since);
      since = 0;
    }
    expect(pauses.map((ms) => ms / 1000)).toEqual([15, 30, 60, 120, 240, 300, 300]);
    there.mood = 'valid';
    there.pass(PLATFORM_CHECKS.retryMs.max);
    expect(await there.verify('a')).toEqual({ verdict: 'granted' });
    expect(await there.verify('b')).toEqual({ verdict: 'granted' });
  });

  test('that fails many calls at once is paused no longer than after three failures', async () => {
    there.mood = 'hang';
    const many = Array.from({ length: 8 }, (_, code) => there.verify(`${code}`));
    await expect.poll(() => there.shop.asked.length).toBe(many.length);
    there.mood = 'down';
    there.release();
    await Promise.all(many);
    expect(await there.verify('new')).toEqual(unreached);
    there.mood = 'valid';
    there.pass(PLATFORM_CHECKS.retryMs.min);
    expect(await there.verify('new')).toEqual({ verdict: 'granted' });
  });

  test('that is down for one product is still called for another', async () => {
    there.mood = 'down';
    for (let code = 0; code < 5; code += 1) await there.verify(`${code}`);
    there.mood = 'valid';
    const other = await there.addProduct({ gumroad: true, gumroad_product_id: 'abc==' });
    expect(await there.platforms.verify(other, 'KEY', {})).toEqual({ verdict: 'granted' });
  });

  test('receives only a limited number of unknown codes per minute', async () => {
    await there.verify('KNOWN');
    there.pass(PLATFORM_CHECKS.validMs);
    there.mood = 'invalid';
    const limit = PLATFORM_CHECKS.unknownPerMinute;
    const verdicts: unknown[] = [];
    for (let guess = 0; guess <= limit; guess += 1)
      verdicts.push(await there.verify(`GUESS-${guess}`));
    expect(verdicts[limit - 1]).toEqual(unknownCode);
    expect(verdicts[limit]).toEqual({
      verdict: 'refused',
      reason: 'Gumroad is asked about too many unknown codes of this product.',
    });
    there.mood = 'valid';
    expect(await there.verify('KNOWN')).toEqual({ verdict: 'granted' });
    there.pass(minute);
    expect(await there.verify('NEW')).toEqual({ verdict: 'granted' });
  });

  test('receives denied codes again no faster than unknown ones', async () => {
    there.mood = 'invalid';
    const limit = PLATFORM_CHECKS.unknownPerMinute;
    const guesses = Array.from({ length: limit + 50 }, (_, guess) => `GUESS-${guess}`);
    for (const [index, code] of guesses.entries()) {
      if (index === limit) there.pass(minute);
      await there.verify(code);
    }
    there.pass(PLATFORM_CHECKS.invalidMs);
    there.shop.asked.length = 0;
    for (const code of guesses) expect(await there.verify(code)).toEqual(unknownCode);
    expect(there.shop.asked).toHaveLength(limit);
  });
});

describe('a product', () => {
  test('that is not sold on a platform is open', async () => {
    expect(there.platforms.isGated(await there.addProduct())).toBe(false);
    expect(there.platforms.isGated(there.product)).toBe(true);
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
  ])('that is sold on a platform requires a code: %j', async (selling) => {
    expect(there.platforms.isGated(await there.addProduct(selling))).toBe(true);
  });

  test('that is sold on two platforms is granted by either', async () => {
    there.product = await there.addProduct({
      gumroad: true,
      gumroad_product_id: 'abc==',
      envato: true,
      envato_id: '1',
    });
    expect(await there.verify()).toEqual({ verdict: 'granted' });
    there.mood = 'invalid';
    expect(await there.verify('OTHER')).toEqual({
      verdict: 'refused',
      reason: 'Envato does not know this code. Gumroad does not know this code.',
    });
  });

  test('is verified with the credentials of its own account, and the denial says if there are none', async () => {
    there.product = await there.addProduct({ sendowl: true, sendowl_product_id: '12' });
    expect(await there.verify()).toEqual({
      verdict: 'refused',
      reason: 'Your profile holds no key to ask SendOwl with.',
    });
    expect(there.shop.asked).toEqual([]);
  });
});
