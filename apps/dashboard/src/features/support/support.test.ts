import { expect, test } from 'vitest';
import { reportText, supportTarget } from './support.rules.ts';

const facts = {
  description: '',
  version: '1.2.0',
  account: 'account-1',
  person: 'account-1',
  page: '/dashboard/plugins',
  browser: 'Harbor/7',
  window: '1440 × 900',
  time: '2026-11-22T12:00:00.000Z',
  failures: [],
};

test('fills in a report with what is known', () => {
  expect(reportText(facts)).toBe(
    [
      'Pressdock: 1.2.0',
      'Account: account-1',
      'Page: /dashboard/plugins',
      'Browser: Harbor/7',
      'Window: 1440 × 900',
      'Time: 2026-11-22T12:00:00.000Z',
      'Recent errors: none',
    ].join('\n'),
  );
});

test('starts with the description, names the acting person, and lists failures', () => {
  const failure = {
    at: '2026-11-22T11:59:00.000Z',
    page: '/dashboard',
    what: 'GET /api/v2/stats 500',
  };
  const text = reportText({
    ...facts,
    description: ' It does not save. ',
    version: undefined,
    person: 'member-2',
    page: undefined,
    failures: [failure],
  });
  expect(text.startsWith('It does not save.\n\nPressdock: unknown\n')).toBe(true);
  expect(text).toContain('Person: member-2');
  expect(text).not.toContain('Page:');
  expect(text.endsWith('- 2026-11-22T11:59:00.000Z /dashboard: GET /api/v2/stats 500')).toBe(true);
});

test('contains no code from an e-mail', () => {
  const failures = [
    {
      at: '2026-11-22T11:59:00.000Z',
      page: '/join-team/5f0c-11',
      what: 'GET /api/v1/auth/join-team/5f0c-11 500',
    },
  ];
  const text = reportText({ ...facts, page: '/change-password/n0nce-x', failures });
  expect(text).toContain('Page: /change-password/…');
  expect(text).toContain('/join-team/…: GET /api/v1/auth/join-team/… 500');
  expect(text).not.toMatch(/n0nce|5f0c/);
});

// Security rules: only e-mail and web addresses are followed.
test.each([
  [null, undefined],
  ['', undefined],
  ['not an address', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://help.example/new', { kind: 'web', href: 'https://help.example/new' }],
])('leads from "%s" to %o', (supportUrl, target) => {
  expect(supportTarget(supportUrl, 'report')).toEqual(target);
});

test('writes the report into a mail, and keeps a subject that the operator chose', () => {
  const report = 'Saving fails & the page says "+1"';
  const mail = supportTarget('mailto:help@quiet.example', report);
  expect(mail?.href).toMatch(/^mailto:help@quiet\.example\?subject=/);
  const query = new URL(mail?.href ?? '').searchParams;
  expect(query.get('body')).toBe(report);
  const target = supportTarget('mailto:help@quiet.example?subject=Dock', 'x'.repeat(9000));
  const sent = new URL(target?.href ?? '');
  expect(sent.searchParams.get('subject')).toBe('Dock');
  expect(sent.href.length).toBeLessThan(2000);
});
