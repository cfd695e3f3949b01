import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  filledFields,
  isPreviewRequested,
  queryOfSite,
  siteInUrl,
  withSite,
} from './updatePreview.rules.ts';

const blank = { installed_version: '', php: '', wordpress: '', license: '', domain: '' };

it('asks only about what somebody filled in', () => {
  expect(filledFields({ ...blank, php: ' 8.1 ', license: 'KEY' })).toEqual({
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
      const query = queryOfSite(site);
      const address = `?${new URLSearchParams(query)}`;
      expect(Object.keys(query)).not.toContain('license');
      expect(isPreviewRequested(address)).toBe(true);
      const { license: _secret, ...fields } = filledFields(site);
      expect(siteInUrl(address)).toEqual({ ...blank, ...fields });
    }),
  );
});

it('changes nothing else of the address, and leaves none of it behind', () => {
  const before = new URLSearchParams({ show: '25', explain: '1', php: '8.1' });
  expect(withSite(before, queryOfSite({ ...blank, domain: 'a.example' }))).toEqual({
    show: '25',
    explain: '1',
    domain: 'a.example',
  });
  expect(withSite(before, {})).toEqual({ show: '25' });
  expect(isPreviewRequested('?show=25')).toBe(false);
});
