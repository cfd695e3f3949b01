import type { FlagStaleReason } from '@pressdock/api';
import { expect, it } from 'vitest';
import { staleGroups } from './staleFlags.rules.ts';

const flag = (identifier: string, stale: FlagStaleReason | null) => ({ identifier, stale });

it('lists the identifiers of stale flags by reason', () => {
  const flags = [
    flag('B', 'notRequested'),
    flag('CURRENT', null),
    flag('C', 'onForEveryone'),
    flag('A', 'notRequested'),
  ];
  expect(staleGroups(flags)).toEqual([
    { reason: 'onForEveryone', identifiers: ['C'] },
    { reason: 'notRequested', identifiers: ['A', 'B'] },
  ]);
});

it('has no reason without flags', () => {
  expect(staleGroups([flag('CURRENT', null)])).toEqual([]);
});
