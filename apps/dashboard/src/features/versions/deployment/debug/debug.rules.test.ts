import { expect, test } from 'vitest';
import { externalRows, pathId } from './debug.rules.ts';

const ids = { externalId: '12', internalId: null, createdAt: null };

test('describes keys by whether they can write, and webhooks by their URL', () => {
  const rows = externalRows({
    deployKeys: [
      { ...ids, name: 'Pressdock', isReadOnly: true },
      { ...ids, name: 'Other', isReadOnly: false },
    ],
    webhooks: [
      { ...ids, name: 'web', url: 'https://dock.example/push', isActive: true },
      { ...ids, name: 'web', url: '', isActive: false },
    ],
  });
  expect(rows.deployKeys.map(({ state }) => state)).toEqual(['Read-only', 'Can write']);
  expect(rows.webhooks.map(({ name, state }) => [name, state])).toEqual([
    ['https://dock.example/push', 'Active'],
    ['web', 'Inactive'],
  ]);
});

test('writes a missing id as a dash in the path', () => {
  expect([pathId(null), pathId('12')]).toEqual(['-', '12']);
});
