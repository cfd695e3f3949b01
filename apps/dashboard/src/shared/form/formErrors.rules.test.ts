import { expect, it } from 'vitest';
import {
  explainFailure,
  failureErrors,
  fieldErrors,
  hasErrors,
  inFieldOrder,
  noErrors,
  withoutFields,
} from './formErrors.rules.ts';

it.each([
  [noErrors, false],
  [{ fields: {} }, false],
  [{ title: 'Not saved' }, false],
  [{ message: 'Please try again.' }, true],
  [{ fields: { name: 'Missing.' } }, true],
])('finds in %j that something is wrong: %s', (errors, expected) => {
  expect(hasErrors(errors)).toBe(expected);
});

it('takes no field errors for no errors', () => {
  expect(fieldErrors({})).toBe(noErrors);
  expect(fieldErrors({ name: 'Missing.' })).toEqual({ fields: { name: 'Missing.' } });
});

it('removes the errors of a list with those of its rows', () => {
  const errors = { title: 't', message: 'm', fields: { name: 'n', 'urls.0': 'a', 'urls.3': 'b' } };
  expect(withoutFields(errors, ['urls'])).toEqual({
    title: 't',
    message: 'm',
    fields: { name: 'n' },
  });
  expect(withoutFields(errors, ['name', 'urls']).fields).toEqual({});
});

it('orders errors as the fields are on the screen, rows with their list', () => {
  const fields = { 'urls.1': 'u', notes: 'o', name: 'n' };
  expect(Object.keys(inFieldOrder(fields, ['name', 'urls', 'notes']))).toEqual([
    'name',
    'urls.1',
    'notes',
  ]);
});

it('shows the field errors of a failed request and one sentence for the form', () => {
  const error = { code: 'validation_failed' as const, message: 'No.', fields: { name: 'n' } };
  expect(failureErrors({ ok: false, status: 400, error }, 'Please try again.')).toEqual({
    message: 'Please try again.',
    fields: { name: 'n' },
  });
});

it('explains field errors, how long to wait, or else the given sentence', () => {
  const failed = (status: number, fields?: Record<string, string>) => ({
    ok: false as const,
    status,
    error: { code: 'internal' as const, message: 'No.', fields },
  });
  expect(explainFailure(failed(400, { code: 'No.' }), 'Sorry.')).toEqual({
    fields: { code: 'No.' },
  });
  expect(explainFailure(failed(500), 'Sorry.')).toEqual({ message: 'Sorry.' });
  const many = explainFailure({ ...failed(429), retryAfterSeconds: 30 }, 'Sorry.');
  expect(many.message).toContain('30 seconds');
});
