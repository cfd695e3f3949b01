import { expect, test } from 'vitest';
import { CommandFailure } from '../command.ts';
import { explainFailure } from './failures.ts';

const failed = (fields: object) => Object.assign(new Error('no such thing'), fields);
const full =
  'It failed: the disk is full. Nothing incomplete was kept. Free some space and try again.';

test.each([
  { name: 'a full disk', error: failed({ code: 'ENOSPC' }), message: full },
  { name: 'an exhausted quota', error: failed({ code: 'EDQUOT' }), message: full },
  { name: 'a full disk of Postgres', error: failed({ code: '53100' }), message: full },
  { name: 'a file', error: failed({ code: 'EACCES' }), message: 'It failed: no such thing' },
  {
    name: 'a lost database',
    error: failed({ code: '08006' }),
    message: 'It failed: no such thing',
  },
  {
    name: 'a bucket',
    error: failed({ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } }),
    message: 'It failed: the bucket answered NoSuchBucket: no such thing',
  },
])('explains an error of $name', ({ error, message }) => {
  expect(explainFailure(error, 'It failed')).toEqual(new CommandFailure(message));
});

test.each([
  { name: 'a bug', error: new TypeError('undefined is not a function') },
  { name: 'an interruption', error: failed({ name: 'AbortError', $metadata: { attempts: 1 } }) },
])('keeps an error that is $name', ({ error }) => {
  expect(explainFailure(error, 'It failed')).toBe(error);
});
