import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { DatabaseUnavailableError } from '../../db/unavailable.ts';
import type { App } from '../../http.ts';
import { loggerOptions } from '../../plugins/request-log.ts';
import { createFailureLog } from './failureLog.ts';
import { runWork } from './work.ts';

/** A failure log whose lines are returned as objects. */
function open() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'info' }));
  const app = fastify({ logger: { ...Object(options), stream } }) as unknown as App;
  return { lines, ...createFailureLog(app, ['mail', 'builds']) };
}

test('logs a failure with the module and the ids of its work', async () => {
  const { lines, logFailure } = open();
  await runWork({ work: 'job', queue: 'emails', job: 'j-1', subject: 'e-1' }, async () => {
    await new Promise(setImmediate);
    logFailure(new Error('no mailbox'), 'mail');
  });
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ module: 'mail', work: 'job', queue: 'emails', job: 'j-1', subject: 'e-1' },
      err: expect.objectContaining({ type: 'Error', message: 'no mailbox' }),
      msg: 'background work failed',
    }),
  ]);
});

test('logs the causes of an error, and none of the private texts in them', () => {
  const { lines, logFailure } = open();
  const cause = new Error('connect postgres://ada:s3cret@db.example failed for ada@mail.example');
  logFailure(new DatabaseUnavailableError(cause));
  const [line] = lines;
  expect(line).toMatchObject({
    module: 'server',
    err: {
      message: 'The database does not respond.',
      code: '08006',
      cause: { message: expect.stringContaining('postgres://[credentials]@db.example') },
    },
  });
  expect(JSON.stringify(line)).not.toMatch(/s3cret|ada@/);
});

test('logs the copies of errors that the job library reports', () => {
  const { lines, logFailure } = open();
  logFailure({ message: 'no connection', stack: 'Error: no connection', code: '53300' });
  const err = { message: 'no connection', stack: 'Error: no connection', code: '53300' };
  expect(lines).toMatchObject([{ module: 'server', err }]);
});

test('counts the failures of each module from the start', async () => {
  const { logFailure, failures } = open();
  logFailure(new Error('first'), 'builds');
  logFailure('not an error', 'builds');
  expect(await failures.read()).toEqual([
    { labels: { module: 'server' }, value: 0 },
    { labels: { module: 'mail' }, value: 0 },
    { labels: { module: 'builds' }, value: 2 },
  ]);
});
