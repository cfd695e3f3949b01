import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OfferCandidate,
  resolveOffer,
  type SiteFacts,
} from '../src/modules/updates/offer.rules.ts';
import { comparePhpVersions, meetsMinimum } from '../src/modules/versions/phpVersion.rules.ts';

const V = (version: string, requires_php = '', requires = ''): OfferCandidate => ({
  version,
  requires,
  requires_php,
});
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

function told(facts: SiteFacts, versions: readonly OfferCandidate[]) {
  const result = resolveOffer(facts, versions);
  if ('offer' in result) return `offer ${result.offer.version}`;
  if (result.reason === 'no_versions') return result.reason;
  return `${result.reason}, names ${result.known.version}${result.isInstallable ? '' : ' without a package'}`;
}

describe('the offer to a site', () => {
  it.each<[string, SiteFacts, readonly OfferCandidate[], string]>([
    ['nothing released', site('1.0.0', '8.2', '6.6'), [], 'no_versions'],
    ['an older one installed', site('1.0.0', '8.2', '6.6.1'), LINE, 'offer 3.0.0'],
    ['the newest installed', site('3.0.0', '8.2', '6.6.1'), LINE, 'up_to_date, names 3.0.0'],
    [
      'a newer one installed than released',
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
    ['no version told', site(undefined, '8.2', '6.6.1'), LINE, 'offer 3.0.0'],
    ['nothing told', site(), LINE, 'offer 3.0.0'],
    ['words instead of a version', site('dev', '8.2', '6.6'), LINE, 'offer 3.0.0'],
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
    ['a candidate of WordPress itself', site('1.0.0', '8.2', '6.6-RC1-58777'), LINE, 'offer 3.0.0'],
    [
      'nothing that runs there at all',
      site('0.9.0', '5.6', '6.6'),
      [V('1.0.0', '8.0')],
      'php_too_old, names 1.0.0 without a package',
    ],
  ])('with %s', (_case, facts, versions, expected) => {
    expect(told(facts, versions)).toBe(expected);
  });

  const part = fc.integer({ min: 0, max: 12 });
  const number = fc.tuple(part, part, part).map((parts) => parts.join('.'));
  const minimum = fc.constantFrom('', '5.6', '7.4', '8.1', '8.3', '6.0', '6.6.1');
  const versions = fc
    .uniqueArray(fc.record({ version: number, requires: minimum, requires_php: minimum }), {
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

  it('is always newer than what is installed, and always runs there', () => {
    fc.assert(
      fc.property(facts, versions, (asking, released) => {
        const result = resolveOffer(asking, released);
        if (!('offer' in result)) return;
        const { version, requires, requires_php } = result.offer;
        if (asking.installedVersion)
          expect(comparePhpVersions(version, asking.installedVersion)).toBe(1);
        expect(meetsMinimum(asking.phpVersion, requires_php)).toBe(true);
        expect(meetsMinimum(asking.wordpressVersion, requires)).toBe(true);
      }),
    );
  });

  it('leaves out no version that would be newer and run there', () => {
    fc.assert(
      fc.property(facts, versions, (asking, released) => {
        const result = resolveOffer(asking, released);
        const best = released.find(
          (v) =>
            meetsMinimum(asking.phpVersion, v.requires_php) &&
            meetsMinimum(asking.wordpressVersion, v.requires) &&
            (!asking.installedVersion ||
              comparePhpVersions(v.version, asking.installedVersion) > 0),
        );
        expect('offer' in result ? result.offer : undefined).toBe(best);
      }),
    );
  });

  it('never names an installable version that would take a site forward otherwise', () => {
    fc.assert(
      fc.property(facts, versions, (asking, released) => {
        const result = resolveOffer(asking, released);
        if ('offer' in result || result.reason === 'no_versions' || !result.isInstallable) return;
        expect(
          comparePhpVersions(result.known.version, asking.installedVersion ?? ''),
        ).toBeLessThanOrEqual(0);
      }),
    );
  });
});
