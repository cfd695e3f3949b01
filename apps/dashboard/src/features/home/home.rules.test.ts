import { describe, expect, it } from 'vitest';
import { attention, glance, releaseStep } from './home.rules.ts';

const released = { version: '1.0.0', downloads: 0 };
const good = { responseCode: 200, responseBody: 'Deployed' };
const bad = { responseCode: 500, responseBody: 'Oh.' };

const product = (
  name: string,
  latestVersion: typeof released | null,
  latestBuild: typeof bad | null,
) => ({
  name,
  latestVersion,
  latestBuild,
});

describe('what needs attention', () => {
  it.each([
    ['a failed build', released, bad, 'failedBuild'],
    ['a failed build before a missing version', null, bad, 'failedBuild'],
    ['a missing version', null, null, 'noVersions'],
    ['nothing after a good build', released, good, 'none'],
    ['nothing without builds', released, null, 'none'],
  ] as const)('is %s', (_what, latestVersion, latestBuild, expected) => {
    expect(attention({ latestVersion, latestBuild })).toBe(expected);
  });

  it('stands first, and everything else keeps its order', () => {
    const products = [
      product('Anchor', released, null),
      product('Buoy', null, null),
      product('Crane', released, bad),
      product('Dock', released, good),
      product('Eddy', null, null),
    ];
    const names = glance(products).listed.map(({ name }) => name);
    expect(names).toEqual(['Crane', 'Buoy', 'Eddy', 'Anchor', 'Dock']);
  });

  it('is found behind the first eight', () => {
    const products = Array.from({ length: 9 }, (_, index) => product(`${index}`, released, null));
    const { listed, hasMore } = glance([...products, product('last', released, bad)]);
    expect(listed.map(({ name }) => name)).toEqual(['last', '0', '1', '2', '3', '4', '5', '6']);
    expect(hasMore).toBe(true);
    expect(glance(products.slice(1)).hasMore).toBe(false);
  });
});

describe('the first release', () => {
  const nothing = {
    plugins: 0,
    themes: 0,
    versions: 0,
    downloads: 0,
    updateChecksToday: 0,
    lastUpdateCheckAt: null,
  };

  it.each([
    ['a product', {}, 'product'],
    ['a version of a plugin', { plugins: 1 }, 'version'],
    ['a version of a theme', { themes: 1 }, 'version'],
    ['the code', { plugins: 1, versions: 1 }, 'code'],
    [
      'nothing once a site has asked',
      { plugins: 1, versions: 1, lastUpdateCheckAt: '2026-11-20T10:00:00Z' },
      undefined,
    ],
    [
      'nothing once a site has asked, though all versions are gone',
      { lastUpdateCheckAt: '2026-11-20T10:00:00Z' },
      undefined,
    ],
  ])('waits for %s', (_what, stats, expected) => {
    expect(releaseStep({ ...nothing, ...stats })).toBe(expected);
  });
});
