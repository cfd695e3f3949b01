import { describe, expect, it } from 'vitest';
import { problemsOf, without } from './problems.rules.ts';

const failed = 'There was an error saving your plugin.  Please try again.';

const refused = (status: number, error: object) =>
  problemsOf(
    'plugin',
    { ok: false, status, error: { code: 'internal', message: 'Oh.', ...error } },
    failed,
  );

describe('a save that failed', () => {
  it.each([
    ['no answer', 0, {}, { fields: {}, message: failed }],
    ['a broken server', 503, { code: 'unavailable' }, { fields: {}, message: failed }],
    [
      'input nobody can point at',
      400,
      { code: 'validation_failed' },
      { fields: {}, message: failed },
    ],
    [
      'a refusal',
      403,
      { code: 'forbidden', message: 'Not in your plan.' },
      { fields: {}, message: 'Not in your plan.' },
    ],
    ['a newer revision, which has a notice of its own', 409, { code: 'stale' }, { fields: {} }],
  ])('says of %s what can be said', (_what, status, error, expected) => {
    expect(refused(status, error)).toEqual(expected);
  });

  it('puts what the server says on its fields, in their order', () => {
    const fields = { webhook_urls: 'w', whmcs_url: 'u', slug: 's' };
    const { fields: found } = refused(400, { code: 'validation_failed', fields });
    expect(Object.entries(found)).toEqual([
      ['slug', 's'],
      ['whmcs_url', 'u'],
      ['webhook_urls.0', 'w'],
    ]);
  });
});

it('forgets what was wrong with a field once it is edited, and with every row of a list', () => {
  const problems = {
    fields: { name: 'n', 'webhook_urls.0': 'a', 'webhook_urls.3': 'b' },
    message: 'm',
  };
  expect(without('webhook_urls')(problems)).toEqual({ fields: { name: 'n' }, message: 'm' });
  expect(without('name')(problems).fields).not.toHaveProperty('name');
});
