import { describe, expect, test } from 'vitest';
import { planDiskUse, RESERVE_BYTES } from './diskReserve.rules.ts';

const MB = 2 ** 20;

describe('planDiskUse', () => {
  test.each([
    // free MB, has a reserve, phase, what to do with the reserve, rejects writes
    [10_000, false, 'running', 'create', false],
    [10_000, true, 'running', 'keep', false],
    [208, false, 'running', 'create', false],
    [207, false, 'running', 'keep', false],
    [32, true, 'running', 'keep', false],
    [31, true, 'running', 'keep', true],
    [15, true, 'running', 'delete', true],
    [15, true, 'opening', 'delete', true],
    [39, true, 'opening', 'delete', false],
    [40, true, 'opening', 'keep', false],
    [0, true, 'opening', 'delete', true],
    [80, false, 'opening', 'keep', false],
    [79, false, 'opening', 'keep', true],
    [0, false, 'running', 'keep', true],
  ] as const)('%i MB free, reserve %s, %s: %s, read-only %s', (...row) => {
    const [free, hasReserve, phase, reserve, isReadOnly] = row;
    expect(planDiskUse(free * MB, hasReserve, phase)).toEqual({ reserve, isReadOnly });
  });

  test('decides the same about writes before and after the reserve is deleted', () => {
    for (let free = 0; free < 40; free += 1) {
      const before = planDiskUse(free * MB, true, 'running');
      const after = planDiskUse(free * MB + RESERVE_BYTES, false, 'running');
      expect(after).toEqual({ reserve: 'keep', isReadOnly: before.isReadOnly });
    }
  });
});
