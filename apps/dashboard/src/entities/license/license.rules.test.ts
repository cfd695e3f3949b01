import { expect, it } from 'vitest';
import { expiryText, licenseFacts } from './license.rules.ts';

const plain = {
  activation_limit: 0,
  expires: null,
  domain: '',
  max_version: null,
  notes: '',
  activated_domains: [],
  siteCount: 0,
};

// Specification, section 2, "License meta shows".
it.each([
  ['nothing that says nothing', {}, []],
  ['no blanks', { domain: ' ', notes: '\n' }, []],
  ['a limit above 0', { activation_limit: 1200 }, ['Activation limit: 1,200']],
  ['an expiry', { expires: '2026-12-31T23:59:59.999Z' }, ['Expires: 12/31/2026']],
  ['a domain', { domain: 'quiet.example' }, ['Domain: quiet.example']],
  ['a max version', { max_version: '2.0.0' }, ['Max version: 2.0.0']],
  ['notes', { notes: 'Paid by wire.' }, ['Notes: Paid by wire.']],
  [
    'domains, joined by comma',
    { activated_domains: ['a.com', 'b.com'], siteCount: 2 },
    ['Activated domains: a.com, b.com'],
  ],
  [
    'how many domains a list leaves out',
    { activated_domains: ['a.com', 'b.com'], siteCount: 1202 },
    ['Activated domains: a.com, b.com and 1,200 others'],
  ],
])('shows %s', (_promise, fields, expected) => {
  const facts = licenseFacts({ ...plain, ...fields });
  expect(facts.map(({ term, value }) => `${term}: ${value}`)).toEqual(expected);
});

// Specification, section 3: MM/DD/YYYY UTC.
it.each([
  [null, ''],
  ['2026-01-02T00:00:00.000Z', '01/02/2026'],
  ['2026-01-02T23:59:59.999Z', '01/02/2026'],
  ['0999-07-04T12:00:00.000Z', '07/04/0999'],
])('the expiry %s reads %j', (expires, expected) => {
  expect(expiryText(expires)).toBe(expected);
});
