import { FLAG_RECORDING } from '@pressdock/api/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import type { CachedFlags } from './flagCache.ts';
import { RecordedIdentifiers } from './recordedIdentifiers.ts';

const flags: CachedFlags = {
  id: '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e',
  accountId: null,
  flags: [],
  tag: 'none',
  readAt: '2026-03-02T12:00:00.000Z',
  changedSeconds: 0,
};

const keysOf = (recorded: RecordedIdentifiers, count: number) =>
  Array.from({ length: count }, (_, index) =>
    recorded.keyOf(flags, new FlagRequest({ identifier: `person-${index}@example.com` })),
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('the recorded identifiers', () => {
  it('have different keys', () => {
    const recorded = new RecordedIdentifiers();
    expect(new Set(keysOf(recorded, 20_000)).size).toBe(20_000);
    const other = { ...flags, id: 'b2b2b2b2-11aa-4b6c-9d1e-2a7c1f0b3d4e' };
    const ann = new FlagRequest({ identifier: 'ann' });
    expect(recorded.keyOf(other, ann)).not.toBe(recorded.keyOf(flags, ann));
  });

  it('are almost all remembered, up to some hundred thousand', () => {
    const recorded = new RecordedIdentifiers();
    const keys = keysOf(recorded, 200_000);
    for (const key of keys) recorded.add(key);
    const remembered = keys.filter((key) => recorded.has(key, flags)).length;
    expect(remembered / keys.length).toBeGreaterThan(0.99);
    expect(recorded.has(recorded.keyOf(flags, new FlagRequest({ identifier: 'new' })), flags)).toBe(
      false,
    );
  });

  it('are forgotten after an hour, and with a change', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const recorded = new RecordedIdentifiers();
    const [key = 0] = keysOf(recorded, 1);
    expect(recorded.has(key, flags)).toBe(false);
    recorded.add(key);
    vi.advanceTimersByTime(10_000);
    expect(recorded.has(key, flags)).toBe(true);
    expect(recorded.has(key, { ...flags, changedSeconds: 5 })).toBe(false);
    recorded.add(key);
    expect(recorded.has(key, { ...flags, changedSeconds: 5 })).toBe(true);
    vi.advanceTimersByTime(FLAG_RECORDING.repeatSeconds * 1000);
    expect(recorded.has(key, flags)).toBe(false);
  });
});
