import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../../test/harness/server.ts';
import {
  platformDown,
  SoldProductFixture,
  unknownCode,
} from '../../../test/harness/soldProduct.ts';

const fixture = new SoldProductFixture();

const minute = 60_000;

describe('a sales platform', () => {
  test('receives one request however many sites send the same code at once', async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => fixture.verify()));
    expect(verdicts).toEqual(Array.from({ length: 20 }, () => ({ verdict: 'granted' })));
    expect(fixture.platform.requests).toHaveLength(1);
  });

  test('that is slow does not delay sites: the last verdict decides, and its response is stored', async () => {
    await fixture.verify();
    fixture.behavior = 'hang';
    fixture.advance(PLATFORM_CHECKS.validMs);
    fixture.restart({ longestWaitMs: 20 });
    expect(await fixture.verify()).toMatchObject({ verdict: 'grace' });
    expect(await fixture.verify('NEW')).toEqual({
      verdict: 'refused',
      reason: 'Gumroad took too long to respond.',
    });
    fixture.behavior = 'valid';
    fixture.releaseHanging();
    await expect.poll(() => fixture.verify('NEW')).toEqual({ verdict: 'granted' });
  });

  test('that is down is called three times, then after pauses that grow to five minutes', async () => {
    fixture.behavior = 'down';
    for (let code = 0; code < 10; code += 1)
      expect(await fixture.verify(`${code}`)).toEqual(platformDown);
    expect(fixture.platform.requests).toHaveLength(3);
    const pauses: number[] = [];
    for (let turn = 0, since = 0; turn < 400 && pauses.length < 7; turn += 1) {
      fixture.advance(5000);
      since += 5000;
      fixture.platform.requests.length = 0;
      await fixture.verify(`later ${turn}`);
      if (fixture.platform.requests.length === 0) continue;
      pauses.push(since);
      since = 0;
    }
    expect(pauses.map((ms) => ms / 1000)).toEqual([15, 30, 60, 120, 240, 300, 300]);
    fixture.behavior = 'valid';
    fixture.advance(PLATFORM_CHECKS.retryMs.max);
    expect(await fixture.verify('a')).toEqual({ verdict: 'granted' });
    expect(await fixture.verify('b')).toEqual({ verdict: 'granted' });
  });

  test('that fails many calls at once is paused no longer than after three failures', async () => {
    fixture.behavior = 'hang';
    const many = Array.from({ length: 8 }, (_, code) => fixture.verify(`${code}`));
    await expect.poll(() => fixture.platform.requests.length).toBe(many.length);
    fixture.behavior = 'down';
    fixture.releaseHanging();
    await Promise.all(many);
    expect(await fixture.verify('new')).toEqual(platformDown);
    fixture.behavior = 'valid';
    fixture.advance(PLATFORM_CHECKS.retryMs.min);
    expect(await fixture.verify('new')).toEqual({ verdict: 'granted' });
  });

  test('that is down for one product is still called for another', async () => {
    fixture.behavior = 'down';
    for (let code = 0; code < 5; code += 1) await fixture.verify(`${code}`);
    fixture.behavior = 'valid';
    const other = await fixture.addProduct({ gumroad: true, gumroad_product_id: 'abc==' });
    expect(await fixture.platforms.verify(other, 'KEY', {})).toEqual({ verdict: 'granted' });
  });

  test('receives only a limited number of unknown codes per minute', async () => {
    await fixture.verify('KNOWN');
    fixture.advance(PLATFORM_CHECKS.validMs);
    fixture.behavior = 'invalid';
    const limit = PLATFORM_CHECKS.unknownPerMinute.product;
    const verdicts: unknown[] = [];
    for (let guess = 0; guess <= limit; guess += 1)
      verdicts.push(await fixture.verify(`GUESS-${guess}`));
    expect(verdicts[limit - 1]).toEqual(unknownCode);
    expect(verdicts[limit]).toEqual({
      verdict: 'refused',
      reason: 'Too many unknown codes for this product were sent to Gumroad.',
    });
    fixture.behavior = 'valid';
    expect(await fixture.verify('KNOWN')).toEqual({ verdict: 'granted' });
    fixture.advance(minute);
    expect(await fixture.verify('NEW')).toEqual({ verdict: 'granted' });
  });

  test('receives no more unknown codes per minute for an account with many products', async () => {
    const gumroad = { gumroad: true, gumroad_product_id: 'abc==' };
    const products = [await fixture.addProduct(gumroad), await fixture.addProduct(gumroad)];
    fixture.behavior = 'invalid';
    const { product, account } = PLATFORM_CHECKS.unknownPerMinute;
    for (let guess = 0; guess < product; guess += 1) {
      await Promise.all(
        [fixture.product, ...products].map((one) =>
          fixture.platforms.verify(one, `GUESS-${guess}`, {}),
        ),
      );
    }
    expect(fixture.platform.requests).toHaveLength(account);
  });

  test('is called for few codes of an account at a time, and meanwhile for other accounts', async () => {
    const gumroad = { gumroad: true, gumroad_product_id: 'abc==' };
    const other = await fixture.addProduct(gumroad, await signUp(fixture.server));
    fixture.behavior = 'hang';
    fixture.restart({ longestWaitMs: 50 });
    const many = Array.from({ length: 150 }, (_, code) => fixture.verify(`${code}`));
    const verdicts = await Promise.all(many);
    expect(fixture.platform.requests).toHaveLength(8);
    const crowded = 'Too many codes of this account wait for a response of Gumroad.';
    expect(verdicts.filter((one) => 'reason' in one && one.reason === crowded)).toHaveLength(42);
    void fixture.platforms.verify(other, 'KEY', {});
    await expect.poll(() => fixture.platform.requests.length).toBe(9);
    fixture.behavior = 'valid';
    fixture.releaseHanging();
    await expect
      .poll(() => fixture.platforms.verify(other, 'KEY', {}))
      .toEqual({
        verdict: 'granted',
      });
  });

  test('receives denied codes again no faster than unknown ones', async () => {
    fixture.behavior = 'invalid';
    const limit = PLATFORM_CHECKS.unknownPerMinute.product;
    const guesses = Array.from({ length: limit + 50 }, (_, guess) => `GUESS-${guess}`);
    for (const [index, code] of guesses.entries()) {
      if (index === limit) fixture.advance(minute);
      await fixture.verify(code);
    }
    fixture.advance(PLATFORM_CHECKS.invalidMs);
    fixture.platform.requests.length = 0;
    for (const code of guesses) expect(await fixture.verify(code)).toEqual(unknownCode);
    expect(fixture.platform.requests).toHaveLength(limit);
  });
});

describe('a product', () => {
  test('that is not sold on a platform is open', async () => {
    expect(fixture.platforms.isGated(await fixture.addProduct())).toBe(false);
    expect(fixture.platforms.isGated(fixture.product)).toBe(true);
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
    expect(fixture.platforms.isGated(await fixture.addProduct(selling))).toBe(true);
  });

  test('that is sold on two platforms is granted by either', async () => {
    fixture.product = await fixture.addProduct({
      gumroad: true,
      gumroad_product_id: 'abc==',
      envato: true,
      envato_id: '1',
    });
    expect(await fixture.verify()).toEqual({ verdict: 'granted' });
    fixture.behavior = 'invalid';
    expect(await fixture.verify('OTHER')).toEqual({
      verdict: 'refused',
      reason: 'Envato does not recognize this code. Gumroad does not recognize this code.',
    });
  });

  test('is verified with the credentials of its own account, and the denial says if there are none', async () => {
    fixture.product = await fixture.addProduct({ sendowl: true, sendowl_product_id: '12' });
    expect(await fixture.verify()).toEqual({
      verdict: 'refused',
      reason: 'Your profile has no API credentials for SendOwl.',
    });
    expect(fixture.platform.requests).toEqual([]);
  });
});
