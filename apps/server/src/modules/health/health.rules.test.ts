import { expect, test } from 'vitest';
import { type FolderState, judgeFolder, stateOfError, summarize } from './health.rules.ts';

const database = { holdsDatabase: true, holdsPackages: true };
const packages = { holdsDatabase: false, holdsPackages: true };
const nothing = { holdsDatabase: false, holdsPackages: false };

test.each<[FolderState, object, object, object]>([
  ['ok', { status: 'ok' }, { status: 'ok' }, { status: 'ok' }],
  ['full', { status: 'degraded' }, { status: 'degraded' }, { status: 'degraded' }],
  ['not_writable', { status: 'failed' }, { status: 'degraded' }, { status: 'degraded' }],
  ['missing', { status: 'failed' }, { status: 'failed' }, { status: 'degraded' }],
  ['no_response', { status: 'failed' }, { status: 'failed' }, { status: 'degraded' }],
])('judges a folder that is %s by what it holds', (state, withDatabase, withPackages, without) => {
  const reason = state === 'ok' ? {} : { reason: state };
  expect(judgeFolder(state, database)).toEqual({ ...withDatabase, ...reason });
  expect(judgeFolder(state, packages)).toEqual({ ...withPackages, ...reason });
  expect(judgeFolder(state, nothing)).toEqual({ ...without, ...reason });
});

test.each([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'not_writable'],
  ['EACCES', 'not_writable'],
  ['EIO', 'not_writable'],
  [undefined, 'not_writable'],
])('maps the error %s to %s', (code, state) => {
  expect(stateOfError(code)).toBe(state);
});

test('summarizes checks by the worst of them', () => {
  const [ok, degraded, failed] = (['ok', 'degraded', 'failed'] as const).map((status) => ({
    status,
  }));
  expect(summarize([ok, ok] as never)).toBe('ok');
  expect(summarize([ok, degraded] as never)).toBe('degraded');
  expect(summarize([degraded, failed, ok] as never)).toBe('failed');
});
