import type { PackageReport } from '@pressdock/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noErrors } from '../../../shared/form/formErrors.rules.ts';
import {
  canAddWithoutReview,
  checkedJobs,
  countImportable,
  isBusy,
  isCancelable,
  newJob,
  nextToSend,
  transferFigures,
  type UploadState,
  withFile,
  withReport,
  withValue,
} from './uploadQueue.rules.ts';

const zip = (name: string) => new File(['x'], name);
const report: PackageReport = {
  root: 'quiet',
  mainFile: 'quiet/quiet.php',
  headers: { Version: '2.0.0' },
  readme: null,
  fileSize: 1,
  unpackedSize: 1,
  fileCount: 1,
  sha256: '',
  warnings: [],
  updateAddresses: null,
  comparison: null,
};
const job = newJob('a', zip('quiet-1.0.0.zip'));
const states: UploadState[] = [
  'draft',
  'waiting',
  'uploading',
  'checking',
  'ready',
  'adding',
  'importing',
  'canceled',
  'failed',
];

describe('an upload job', () => {
  it('takes its version from the input, then the file name, then the header', () => {
    const unnamed = newJob('a', zip('quiet.zip'));
    expect(job.values.version).toBe('1.0.0');
    expect(unnamed.values.version).toBe('');
    expect(withReport(unnamed, report).values.version).toBe('2.0.0');
    expect(withReport(job, report).values.version).toBe('2.0.0');
    expect(withReport(withValue(unnamed, 'version', '3.0.0'), report).values.version).toBe('3.0.0');
    expect(
      withFile(withValue(unnamed, 'version', '3.0.0'), zip('a-4.0.0.zip')).values.version,
    ).toBe('3.0.0');
  });

  it.each([
    ['1.8', '1.8.0'],
    ['1.2.3.4', ''],
    ['2.0.0-beta1', ''],
  ])('with the header %s has the version %j to type', (header, version) => {
    const read = { ...report, headers: { Version: header } };
    expect(withReport(newJob('a', zip('quiet-2.0.0-beta1.zip')), read).values.version).toBe(
      version,
    );
  });

  it('keeps the values and starts over with another file', () => {
    const sent = {
      ...withReport(withValue(job, 'changelog', '<p>x</p>'), report),
      s3Url: 'https://store.example/a',
      errors: { fields: { file: 'no' }, message: 'no' },
    };
    expect(withFile(sent, zip('b.zip'))).toMatchObject({
      values: { changelog: '<p>x</p>' },
      s3Url: undefined,
      report: undefined,
      state: 'draft',
      errors: noErrors,
    });
  });

  it('clears only the errors of a changed field', () => {
    const faulty = { ...job, errors: { fields: { version: 'a', file: 'b' }, message: 'c' } };
    expect(withValue(faulty, 'version', '1').errors).toEqual({
      fields: { file: 'b' },
      message: 'c',
    });
  });

  it.each([
    ['is sound', '1.0.0', report, true],
    ['has the version of the package', '', report, true],
    ['has half a number', '1.0', report, false],
    ['has a warning', '1.0.0', { ...report, warnings: ['.git'] }, false],
    ['was not read', '1.0.0', undefined, false],
  ])('becomes a version without another look when it %s: %s', (_why, version, read, expected) => {
    expect(canAddWithoutReview({ values: { ...job.values, version }, report: read })).toBe(
      expected,
    );
  });

  it('can be canceled while it runs, unless it is added together with others', () => {
    const cancelable = states.filter((state) => isCancelable({ state }));
    expect(cancelable).toEqual(['waiting', 'uploading', 'checking', 'adding']);
    expect(states.filter((state) => isBusy({ state }))).toEqual([...cancelable, 'importing']);
  });
});

it('adds all packages together once they are checked, but not a single one', () => {
  const inState = (state: UploadState) => ({ ...job, state, s3Url: 'https://store.example/a' });
  const jobs = [inState('ready'), inState('checking'), inState('failed'), inState('draft')];
  expect(countImportable(jobs)).toBe(2);
  expect(countImportable([inState('ready'), inState('failed')])).toBe(0);
  expect(checkedJobs(jobs)).toEqual([jobs[0]]);
});

it('uploads one package at a time, the oldest first', () => {
  const inState = fc.constantFrom(...states).map((state) => ({ ...job, state }));
  fc.assert(
    fc.property(fc.array(inState, { maxLength: 6 }), (jobs) => {
      const isSending = jobs.some(({ state }) => state === 'uploading');
      const waiting = jobs.find(({ state }) => state === 'waiting');
      expect(nextToSend(jobs)).toBe(isSending ? undefined : waiting);
    }),
  );
});

describe('the progress of a transfer', () => {
  it.each([
    ['nothing yet', 0, 1000, 0, 0, null, null],
    ['too early for a speed', 100, 1000, 499, 10, null, null],
    ['running', 250, 1000, 1000, 25, 250, 3],
    ['arrived', 1000, 1000, 2000, 100, 500, 0],
    ['an empty file', 0, 0, 0, 100, null, null],
  ])('reports %s', (_promise, sent, total, elapsed, percent, bytesPerSecond, secondsLeft) => {
    expect(transferFigures(sent, total, elapsed)).toEqual({ percent, bytesPerSecond, secondsLeft });
  });

  it('never decreases and never exceeds 100 percent', () => {
    const size = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(size, size, size, (total, one, other) => {
        const [less, more] = [Math.min(one, other, total), Math.min(Math.max(one, other), total)];
        const before = transferFigures(less, total, 1000);
        const after = transferFigures(more, total, 2000);
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(after.percent).toBeLessThanOrEqual(100);
        expect(after.secondsLeft).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
