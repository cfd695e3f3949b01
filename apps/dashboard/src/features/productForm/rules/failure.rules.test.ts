import { describe, expect, it } from 'vitest';
import { explainFailure } from './failure.rules.ts';

const failed = 'There was an error saving your plugin.  Please try again.';

const explain = (status: number, error: object) =>
  explainFailure(
    'plugin',
    { ok: false, status, error: { code: 'internal', message: 'Oh.', ...error } },
    failed,
  );

describe('a failed save', () => {
  it.each([
    ['no response', 0, {}, { message: failed }],
    ['a server error', 503, { code: 'unavailable' }, { message: failed }],
    ['invalid input without a field', 400, { code: 'validation_failed' }, { message: failed }],
    [
      'a refusal with a reason',
      403,
      { code: 'forbidden', message: 'Not in your plan.' },
      { message: 'Not in your plan.' },
    ],
  ])('explains %s', (_what, status, error, expected) => {
    expect(explain(status, error)).toEqual(expected);
  });

  it('shows the errors of the server at their fields, in the order of the form', () => {
    const fields = { webhook_urls: 'w', whmcs_url: 'u', slug: 's' };
    const { fields: found = {} } = explain(400, { code: 'validation_failed', fields });
    expect(Object.entries(found)).toEqual([
      ['slug', 's'],
      ['whmcs_url', 'u'],
      ['webhook_urls.0', 'w'],
    ]);
  });
});
