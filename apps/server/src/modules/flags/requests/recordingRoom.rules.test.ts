import { expect, test } from 'vitest';
import { type ProductRoom, selectWithinRoom } from './recordingRoom.rules.ts';

const rooms = new Map<string, ProductRoom>([
  ['full', { accountId: 'ada', room: 0, accountRoom: 3 }],
  ['wide', { accountId: 'ada', room: 100, accountRoom: 3 }],
  ['narrow', { accountId: 'ada', room: 1, accountRoom: 3 }],
  ['other', { accountId: 'bob', room: 100, accountRoom: 2 }],
  ['unowned', { accountId: null, room: 2, accountRoom: 100 }],
]);

test.each<[string, string, string]>([
  ['stores what fits', 'wide:a narrow:b other:c', 'wide:a narrow:b other:c'],
  ['keeps the limit of a product', 'narrow:a narrow:b wide:c', 'narrow:a wide:c'],
  [
    'keeps the limit of an account',
    'wide:a wide:b wide:c wide:d other:e',
    'wide:a wide:b wide:c other:e',
  ],
  ['keeps room for others if a product is full', 'full:a full:b full:c wide:d', 'wide:d'],
  [
    'always stores known identifiers',
    'full:known wide:a wide:b wide:c wide:known',
    'full:known wide:a wide:b wide:c wide:known',
  ],
  ['limits a product without an account', 'unowned:a unowned:b unowned:c', 'unowned:a unowned:b'],
  ['leaves out deleted products', 'deleted:a deleted:known wide:b', 'wide:b'],
])('%s', (_rule, sent, expected) => {
  const requests = sent.split(' ').map((one) => {
    const [product_id = '', identifier = ''] = one.split(':');
    return { product_id, identifier, at: '2026-03-02T12:00:00.000Z' };
  });
  const selected = selectWithinRoom(requests, rooms, ({ identifier }) => identifier === 'known');
  const written = selected.map(({ product_id, identifier }) => `${product_id}:${identifier}`);
  expect(written.join(' ')).toBe(expected);
});
