import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addressOfSite,
  isExplanationWanted,
  keptInAddress,
  questionAbout,
  siteInAddress,
} from './offerExplanation.rules.ts';

const blank = { installed_version: '', php: '', wordpress: '', license: '', domain: '' };

it('asks only about what somebody filled in', () => {
  expect(questionAbout({ ...blank, php: ' 8.1 ', license: 'KEY' })).toEqual({
    php: '8.1',
    license: 'KEY',
  });
});

const anySite = fc.record({
  installed_version: fc.string(),
  php: fc.string(),
  wordpress: fc.string(),
  license: fc.string({ minLength: 1 }),
  domain: fc.string(),
});

it('keeps a site in the address, but never its license', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const kept = addressOfSite(site);
      const address = `?${new URLSearchParams(kept)}`;
      expect(Object.keys(kept)).not.toContain('license');
      expect(isExplanationWanted(address)).toBe(true);
      const { license: _secret, ...told } = questionAbout(site);
      expect(siteInAddress(address)).toEqual({ ...blank, ...told });
    }),
  );
});

it('changes nothing else of the address, and leaves none of it behind', () => {
  const before = new URLSearchParams({ show: '25', explain: '1', php: '8.1' });
  expect(keptInAddress(before, addressOfSite({ ...blank, domain: 'a.example' }))).toEqual({
    show: '25',
    explain: '1',
    domain: 'a.example',
  });
  expect(keptInAddress(before, {})).toEqual({ show: '25' });
  expect(isExplanationWanted('?show=25')).toBe(false);
});
