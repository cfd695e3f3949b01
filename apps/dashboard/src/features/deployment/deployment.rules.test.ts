import type { DeploymentResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { connectedProducts, replayIn, statusIn } from './deployment.rules.ts';

test.each([
  ['status=failed', 'failed'],
  ['status=released&pages=2', 'released'],
  ['status=broken', undefined],
  ['status=', undefined],
  ['', undefined],
])('the query %j selects the status %s', (query, status) => {
  expect(statusIn(new URLSearchParams(query))).toBe(status);
});

// Specification, section 2: the hash parameters provider and id open the replay.
test.each([
  ['#provider=github&id=b1', { id: 'b1', provider: 'github' }],
  ['#id=b%201&provider=git', { id: 'b 1', provider: 'git' }],
  ['#provider=&id=b1', { id: 'b1', provider: '' }],
  ['#provider=github', undefined],
  ['#provider=github&id=', undefined],
  ['#id=b1', undefined],
  ['#L12', undefined],
  ['', undefined],
])('the fragment %j asks to replay %j', (fragment, link) => {
  expect(replayIn(fragment)).toEqual(link);
});

test('lists the products with a repository by name', () => {
  const product = (name: string, repository: object | null) =>
    ({ product: { _id: name, name, kind: 'plugin' }, repository }) as DeploymentResponse;
  const connected = connectedProducts([
    product('Tide Table', {}),
    product('Gray Heron', null),
    product('Quiet Crane', {}),
  ]);
  expect(connected.map((one) => one.product.name)).toEqual(['Quiet Crane', 'Tide Table']);
});
