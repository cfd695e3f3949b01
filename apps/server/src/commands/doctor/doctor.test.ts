import { describe, expect, test } from 'vitest';
import { commands } from '../commands.ts';
import { judgeBackup } from './backups.check.ts';
import { formatBytes, reasonOf } from './check.ts';
import { judgeClock, judgeDateHeader } from './clock.rules.ts';
import { judgeSchema } from './database.check.ts';
import { isGitCurrent } from './programs.check.ts';
import { judgeCertificate, judgeForwarding } from './proxy.rules.ts';
import { isKnownVariable } from './settings.check.ts';

test.each([
  [['a', 'b'], 'ok', 'current (2 migrations)'],
  [['a'], 'warning', '1 migrations are pending'],
  [[], 'warning', 'empty'],
  [['a', 'b', 'c'], 'failed', 'A newer release upgraded the schema (c)'],
])('judges the schema of a database with the migrations %j', (applied, state, message) => {
  const result = judgeSchema(applied, ['a', 'b'], 'https://p.example/docs');
  expect(result).toMatchObject({ state, message: expect.stringContaining(message) });
});

test.each([
  [0, 'ok'],
  [-1900, 'ok'],
  [2100, 'warning'],
  [-31_000, 'failed'],
])('judges a clock that is %d ms ahead', (aheadMs, state) => {
  expect(judgeClock('the database', aheadMs).state).toBe(state);
});

test.each([
  ['2026-01-02T12:00:00Z', 'ok', 'started at 2026-01-02T12:00:00.000Z'],
  ['2026-01-01T11:59:59Z', 'warning', 'started at 2026-01-01T11:59:59.000Z'],
  [null, 'warning', 'no complete backup'],
])('judges a newest backup of %s', (startedAt, state, message) => {
  const date = startedAt === null ? null : new Date(startedAt);
  const result = judgeBackup(date, new Date('2026-01-02T24:00:00Z'), 'https://p.example/docs');
  expect(result).toMatchObject({ state, message: expect.stringContaining(message) });
  if (state !== 'ok') expect(result.remedy).toContain('https://p.example/docs');
});

test.each([
  [new Date(Date.now() - 120_000).toUTCString(), ['failed']],
  [new Date().toUTCString(), ['ok']],
  ['soon', []],
  [undefined, []],
])('judges the header Date %s', (date, states) => {
  expect(judgeDateHeader('the proxy', date).map(({ state }) => state)).toEqual(states);
});

test.each([
  ['2026-02-01', 'ok', '31 more days'],
  ['2026-01-10', 'warning', '9 more days'],
])('judges a certificate that expires on %s', (until, state, message) => {
  const result = judgeCertificate(new Date(until), new Date('2026-01-01'));
  expect(result).toMatchObject({ state, message: expect.stringContaining(message) });
});

describe('the address of clients', () => {
  const seen = { client: '203.0.113.9', peer: '10.0.0.2', forwardedFor: '203.0.113.9' };
  const isEncrypted = true;

  test.each([
    ['is known behind a trusted proxy', seen, true, 'ok', '203.0.113.9'],
    [
      'is hidden by a proxy that is not trusted',
      { ...seen, client: '10.0.0.2' },
      false,
      'failed',
      'Set TRUST_PROXY to 10.0.0.2.',
    ],
    [
      'is hidden by a proxy that is not trusted, seen over IPv6',
      { ...seen, client: '::ffff:10.0.0.2', peer: '::ffff:10.0.0.2' },
      false,
      'failed',
      'Set TRUST_PROXY to 10.0.0.2.',
    ],
    [
      'is hidden by a proxy without the header',
      { ...seen, forwardedFor: null },
      true,
      'failed',
      'X-Forwarded-For',
    ],
    [
      'is that of the proxy if the command runs on its machine',
      { client: '127.0.0.1', peer: '127.0.0.1', forwardedFor: '127.0.0.1' },
      true,
      'ok',
      '127.0.0.1',
    ],
  ])('%s', (_name, request, isTrusting, state, text) => {
    const result = judgeForwarding(request, { isEncrypted, isTrusting });
    expect(result.state).toBe(state);
    expect(`${result.message} ${result.remedy}`).toContain(text);
  });

  test('is known without a proxy', () => {
    const direct = { client: '127.0.0.1', peer: '127.0.0.1', forwardedFor: null };
    const result = judgeForwarding(direct, { isEncrypted: false, isTrusting: false });
    expect(result.state).toBe('ok');
  });
});

test.each([
  ['git version 2.39.5', true],
  ['git version 2.37.0 (Apple Git-1)', true],
  ['git version 2.36.9', false],
  ['git version 3.0.0', true],
  ['', false],
])('judges %j', (text, isCurrent) => {
  expect(isGitCurrent(text)).toBe(isCurrent);
});

test('shows no password of a URL in an error', () => {
  const error = new Error('connect postgres://ada:secret@db/x failed.\nstack');
  expect(reasonOf(error)).toBe('connect postgres://db/x failed');
});

test.each([
  [5 * 2 ** 20, '5 MB'],
  [3 * 2 ** 30, '3.0 GB'],
])('shows %d bytes in a readable unit', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('the variables of all commands are known', async () => {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  const variables = loaded.flatMap((command) => command.variables ?? []);
  expect(variables.filter((name) => !isKnownVariable(name))).toEqual([]);
});
