import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePhpVersions, meetsMinimum } from '../../../wordpress/phpVersion.ts';
import type { SiteFacts } from '../../../wordpress/siteRequest.ts';
import { previewOffer } from '../preview/updatePreview.rules.ts';
import { type OfferCandidate, resolveOffer } from './offer.rules.ts';

const V = (version: string, requires_php = '', requires = ''): OfferCandidate => ({
  version,
  is_offered: true,
  requires,
  requires_php,
});
const imported = (version: string): OfferCandidate => ({ ...V(version), is_offered: false });
const LINE = [V('3.0.0', '8.1', '6.6'), V('2.0.0', '7.4', '6.0'), V('1.0.0')];
const site = (
  installedVersion?: string,
  phpVersion?: string,
  wordpressVersion?: string,
): SiteFacts => ({
  installedVersion,
  phpVersion,
  wordpressVersion,
});

function describeOffer(
  facts: SiteFacts,
  versions: readonly OfferCandidate[],
  maxVersion?: string | null,
) {
  const result = resolveOffer(facts, versions, maxVersion);
  if ('offer' in result) return `offer ${result.offer.version}`;
  if (result.reason === 'no_versions') return result.reason;
  return `${result.reason}, names ${result.known.version}${result.isInstallable ? '' : ' without a package'}`;
}

describe('the offer to a site', () => {
  it.each<[string, SiteFacts, readonly OfferCandidate[], string]>([
    ['no version', site('1.0.0', '8.2', '6.6'), [], 'no_versions'],
    ['an older version installed', site('1.0.0', '8.2', '6.6.1'), LINE, 'offer 3.0.0'],
    [
      'an imported version newer than the offered one',
      site('1.0.0'),
      [imported('2.1'), V('2.0.0')],
      'offer 2.0.0',
    ],
    [
      'an imported version installed',
      site('2.1'),
      [imported('2.1'), V('2.0.0')],
      'up_to_date, names 2.1',
    ],
    ['only newer imported versions', site('1.0.0'), [imported('2.1')], 'no_versions'],
    [
      'the newest version installed',
      site('3.0.0', '8.2', '6.6.1'),
      LINE,
      'up_to_date, names 3.0.0',
    ],
    [
      'a newer version installed than released',
      site('3.1.0', '8.2', '6.6.1'),
      LINE,
      'up_to_date, names 3.0.0',
    ],
    [
      'a development version installed',
      site('3.0.1-dev', '8.2', '6.6.1'),
      LINE,
      'up_to_date, names 3.0.0',
    ],
    ['a beta of the newest installed', site('3.0.0-beta.2', '8.2', '6.6.1'), LINE, 'offer 3.0.0'],
    ['two parts installed', site('3.0', '8.2', '6.6.1'), LINE, 'offer 3.0.0'],
    ['four parts installed', site('3.0.0.1', '8.2', '6.6.1'), LINE, 'up_to_date, names 3.0.0'],
    ['no version reported', site(undefined, '8.2', '6.6.1'), LINE, 'offer 3.0.0'],
    ['nothing reported', site(), LINE, 'offer 3.0.0'],
    ['text instead of a version', site('dev', '8.2', '6.6'), LINE, 'offer 3.0.0'],
    ['PHP too old for the newest', site('1.0.0', '7.4.33', '6.6'), LINE, 'offer 2.0.0'],
    ['WordPress too old for the newest', site('1.0.0', '8.2', '6.5.5'), LINE, 'offer 2.0.0'],
    [
      'PHP too old for anything newer',
      site('2.0.0', '7.4', '6.6'),
      LINE,
      'php_too_old, names 2.0.0',
    ],
    [
      'WordPress too old for anything newer',
      site('2.0.0', '8.2', '6.1'),
      LINE,
      'wordpress_too_old, names 2.0.0',
    ],
    [
      'a distribution suffix on PHP',
      site('1.0.0', '8.1.2-1ubuntu2.19', '6.6'),
      LINE,
      'offer 3.0.0',
    ],
    [
      'a release candidate of WordPress',
      site('1.0.0', '8.2', '6.6-RC1-58777'),
      LINE,
      'offer 3.0.0',
    ],
    [
      'no version that the site can run',
      site('0.9.0', '5.6', '6.6'),
      [V('1.0.0', '8.0')],
      'php_too_old, names 1.0.0 without a package',
    ],
  ])('with %s', (_case, facts, versions, expected) => {
    expect(describeOffer(facts, versions)).toBe(expected);
  });

  // Protocol: a license with max version 2.0.0 includes 1.9.x but not 2.0.0.
  it.each<[string, string | null, SiteFacts, string]>([
    ['no max version', null, site('1.0.0', '8.2', '6.6'), 'offer 3.0.0'],
    ['the newest version as max version', '3.0.0', site('1.0.0', '8.2', '6.6'), 'offer 2.0.0'],
    ['a max version above the newest', '3.0.1', site('1.0.0', '8.2', '6.6'), 'offer 3.0.0'],
    ['a max version between two versions', '2.5.0', site('1.0.0', '8.2', '6.6'), 'offer 2.0.0'],
    [
      'the installed version as max version',
      '2.0.0',
      site('2.0.0', '8.2', '6.6'),
      'license_limit, names 1.0.0',
    ],
    [
      'the newest version installed',
      '2.0.0',
      site('3.0.0', '8.2', '6.6'),
      'up_to_date, names 1.0.0',
    ],
    [
      'a max version and a PHP that exclude the newest',
      '3.0.0',
      site('1.0.0', '7.4', '6.6'),
      'offer 2.0.0',
    ],
    [
      'a PHP too old for the included versions',
      '3.0.0',
      site('0.1.0', '5.2', '5.0'),
      'offer 1.0.0',
    ],
    [
      'no version included',
      '1.0.0',
      site('0.1.0', '8.2', '6.6'),
      'license_limit, names 3.0.0 without a package',
    ],
  ])('with a license with %s', (_case, maxVersion, facts, expected) => {
    expect(describeOffer(facts, LINE, maxVersion)).toBe(expected);
  });

  const part = fc.integer({ min: 0, max: 12 });
  const suffix = fc.constantFrom('', '', '', '.1', '-beta1');
  const number = fc.tuple(part, part, part, suffix).map(([a, b, c, end]) => `${a}.${b}.${c}${end}`);
  const minimum = fc.constantFrom('', '5.6', '7.4', '8.1', '8.3', '6.0', '6.6.1');
  const minimums = { requires: minimum, requires_php: minimum };
  const versions = fc
    .uniqueArray(fc.record({ ...minimums, version: number, is_offered: fc.boolean() }), {
      selector: (v) => v.version,
      maxLength: 12,
    })
    .map((list) => list.sort((a, b) => comparePhpVersions(b.version, a.version)));
  const installed = fc.oneof(
    number,
    fc.constantFrom('dev', '1.0', '1.0-beta', '2.0.0.1', ''),
    fc.string(),
  );
  const facts = fc.record({
    installedVersion: fc.option(installed, { nil: undefined }),
    phpVersion: fc.option(fc.constantFrom('5.6.40', '7.4.33', '8.1.2-1ubuntu', '8.3.0'), {
      nil: undefined,
    }),
    wordpressVersion: fc.option(fc.constantFrom('5.9', '6.6.1', '6.7-alpha'), { nil: undefined }),
  });

  const limits = fc.option(number);

  it('is always newer than the installed version, runs there, and is below the max version', () => {
    fc.assert(
      fc.property(facts, versions, limits, (request, released, maxVersion) => {
        const result = resolveOffer(request, released, maxVersion);
        if (!('offer' in result)) return;
        if (maxVersion) expect(comparePhpVersions(result.offer.version, maxVersion)).toBe(-1);
        const { version, requires, requires_php, is_offered } = result.offer;
        expect(is_offered).toBe(true);
        if (request.installedVersion)
          expect(comparePhpVersions(version, request.installedVersion)).toBe(1);
        expect(meetsMinimum(request.phpVersion, requires_php)).toBe(true);
        expect(meetsMinimum(request.wordpressVersion, requires)).toBe(true);
      }),
    );
  });

  it('never skips a version that is newer and runs there', () => {
    fc.assert(
      fc.property(facts, versions, limits, (request, released, maxVersion) => {
        const result = resolveOffer(request, released, maxVersion);
        const best = released.find(
          (v) =>
            v.is_offered &&
            (!maxVersion || comparePhpVersions(v.version, maxVersion) < 0) &&
            meetsMinimum(request.phpVersion, v.requires_php) &&
            meetsMinimum(request.wordpressVersion, v.requires) &&
            (!request.installedVersion ||
              comparePhpVersions(v.version, request.installedVersion) > 0),
        );
        expect('offer' in result ? result.offer : undefined).toBe(best);
      }),
    );
  });

  it('never names an installable version that would be an update without an offer', () => {
    fc.assert(
      fc.property(facts, versions, limits, (request, released, maxVersion) => {
        const result = resolveOffer(request, released, maxVersion);
        if ('offer' in result || result.reason === 'no_versions' || !result.isInstallable) return;
        if (maxVersion) expect(comparePhpVersions(result.known.version, maxVersion)).toBe(-1);
        expect(
          comparePhpVersions(result.known.version, request.installedVersion ?? ''),
        ).toBeLessThanOrEqual(0);
      }),
    );
  });

  const own = { licenseId: 'id', isActive: true, message: '' };

  it('is deterministic and equals its preview', () => {
    fc.assert(
      fc.property(facts, versions, limits, (request, released, maxVersion) => {
        const result = resolveOffer(request, released, maxVersion);
        expect(resolveOffer(request, released, maxVersion)).toEqual(result);
        const access = { ...own, verdict: 'granted' as const, maxVersion, isLimited: false };
        const preview = previewOffer(request, released, access);
        const offered = 'offer' in result ? result.offer.version : null;
        expect(preview.offered).toBe(offered);
        expect(preview.versions.map(({ version }) => version)).toEqual(
          released.map(({ version }) => version),
        );
        const marked = preview.versions.filter(({ verdict }) => verdict === 'offered');
        expect(marked.map(({ version }) => version)).toEqual(offered === null ? [] : [offered]);
      }),
    );
  });

  it('contains nothing if access is denied', () => {
    fc.assert(
      fc.property(facts, versions, (request, released) => {
        const preview = previewOffer(request, released, {
          ...own,
          verdict: 'refused',
          refusal: 'expired',
        });
        expect(preview.offered).toBeNull();
        expect(preview.versions.map(({ verdict }) => verdict)).not.toContain('offered');
      }),
    );
  });
});
