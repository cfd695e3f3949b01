import { expect, it } from 'vitest';
import { createRateLimiter } from '../../../load/rateLimiter.ts';
import { REQUESTS_PER_MINUTE } from './updates.service.ts';

it('the rate limit allows each product a thousand requests per second and no more', () => {
  const isWithin = createRateLimiter({ perMinute: REQUESTS_PER_MINUTE });
  let count = 0;
  while (isWithin('a') && count < 100_000) count += 1;
  expect(count).toBe(60_000);
  expect(isWithin('b')).toBe(true);
});
