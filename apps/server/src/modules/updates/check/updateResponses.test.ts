import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { ReleasedVersion } from '../updates.store.ts';
import type { CachedProduct } from './productCache.ts';
import { createUpdateResponses, UNGATED } from './updateResponses.ts';

function createVersion(number: number): ReleasedVersion {
  return {
    ...{ id: `version-${number}`, version: `1.${number}.0`, requires: '6.0', tested: '6.8' },
    ...{ requires_php: `8.${number}`, upgrade_notice: '', object_key: '', sha256: '' },
    ...{ downloads: 0, created_at: new Date(0), is_offered: true },
  };
}

/** A product whose sites are offered different versions, each in a response of 400 kB. */
function createProduct(loadId: number): CachedProduct {
  const versions = Array.from({ length: 80 }, (_, index) => createVersion(80 - index));
  const sections = { description: 'x'.repeat(400_000) };
  const product = { kind: 'plugin', id: 'p', name: 'Harbor', slug: 'harbor', sections, versions };
  return { product: product as never, isGated: false, collectedFields: new Set(), loadId };
}

const create = () =>
  createUpdateResponses({ create: () => 'token', isValid: () => true }, 'https://a.example');

it('holds at most 64 MB of responses, and returns each one again while it is cached', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const writeResponse = create();
  const product = createProduct(1);
  const ask = (minor: number) =>
    writeResponse(product, { phpVersion: `8.${minor}`, installedVersion: '1.0.0' }, UNGATED)
      .response;
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (let round = 0; round < 4; round += 1) {
    const other = { ...product, loadId: round };
    for (let minor = 1; minor <= 80; minor += 1) {
      writeResponse(other, { phpVersion: `8.${minor}`, installedVersion: '1.0.0' }, UNGATED);
    }
  }
  collectGarbage();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  expect(JSON.parse(ask(80).bytes.toString()).version).toBe('1.80.0');
  expect(ask(80)).toBe(ask(80));
});

it('writes a new response once the product was loaded again', () => {
  const writeResponse = create();
  const site = { phpVersion: '8.90', installedVersion: '1.0.0' };
  const first = writeResponse(createProduct(1), site, UNGATED);
  const changed = createProduct(2);
  changed.product.name = 'Port';
  expect(JSON.parse(first.response.bytes.toString()).name).toBe('Harbor');
  expect(JSON.parse(writeResponse(changed, site, UNGATED).response.bytes.toString()).name).toBe(
    'Port',
  );
});

it.each([
  ['an older version', { installedVersion: '1.0.0' }, UNGATED, 'version-80'],
  ['an old PHP', { installedVersion: '1.0.0', phpVersion: '8.3' }, UNGATED, 'version-3'],
  ['the newest version', { installedVersion: '1.80.0' }, UNGATED, undefined],
  [
    'no valid license',
    { installedVersion: '1.0.0' },
    { ...UNGATED, refusal: 'expired' },
    undefined,
  ],
] as const)('names the offered version of a site with %s', (_name, site, entitlement, expected) => {
  const writeResponse = create();
  const product = createProduct(1);
  const ask = () => writeResponse(product, site, entitlement).offered?.id;
  // The second response is cached.
  expect([ask(), ask()]).toEqual([expected, expected]);
});
