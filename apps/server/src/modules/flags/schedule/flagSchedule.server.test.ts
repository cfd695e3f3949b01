import { flagValidation } from '@pressdock/api';
import { NO_SCHEDULE } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addFlag, addFlagProduct } from '../../../../test/harness/flags.ts';
import {
  type Person,
  sendRequest,
  sharedTestServer,
  signUp,
  signUpUnverified,
  type TestServer,
  testEnvironment,
} from '../../../../test/harness/server.ts';
import { killServerProcesses, startServerProcess } from '../../../../test/harness/serverProcess.ts';
import { openJobs } from '../../../adapters/jobs/jobs.ts';
import { flagMessages } from '../flags.messages.ts';
import { createFlagSchedule } from './flagSchedule.service.ts';

let server: TestServer;
let ada: Person;
let flag: string;

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
});
beforeEach(async () => {
  const product = await addFlagProduct(ada, crypto.randomUUID());
  flag = await addFlag(ada, product, { flag_type: 'percentage', percentage: 5 });
});
afterAll(killServerProcesses);

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const hourMs = 3_600_000;
const save = (steps: object[], revision?: number) =>
  ada.api('PUT', `${flag}/schedule`, { steps, revision });
const kindsOf = async (person: Person, path: string) =>
  (await person.api('GET', `${path}/changes`)).body.map(({ kind }: { kind: string }) => kind);
const expire = () =>
  server.database.withSystem((tx) =>
    sql`update feature_flag_schedules set next_at = now() - interval '1 hour', steps =
      jsonb_set(steps, '{0,at}', to_jsonb(to_char(now() - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
      where flag_id = ${flag.split('/').at(-1)}`.execute(tx),
  );

describe('a schedule', () => {
  test('is saved, replaced, paused, resumed and deleted', async () => {
    expect((await ada.api('GET', `${flag}/schedule`)).text).toBe('null');
    expect((await ada.api('POST', `${flag}/schedule/pause`)).status).toBe(404);
    await save([{ at: inMs(hourMs), active: false }]);
    const at = [inMs(hourMs), inMs(2 * hourMs)];
    const saved = await save([
      { at: at[0], active: true, percentage: 10 },
      { at: at[1], percentage: 100 },
    ]);
    expect([saved.status, saved.body]).toEqual([
      200,
      {
        revision: expect.any(Number),
        pausedAt: null,
        steps: [
          { at: at[0], active: true, percentage: 10, doneAt: null, skipped: null },
          { at: at[1], active: null, percentage: 100, doneAt: null, skipped: null },
        ],
      },
    ]);
    expect((await ada.api('GET', flag)).body.hasSchedule).toBe(true);
    const paused = await ada.api('POST', `${flag}/schedule/pause`);
    expect(paused.body.pausedAt).not.toBeNull();
    const again = await ada.api('POST', `${flag}/schedule/pause`);
    expect(again.body).toEqual(paused.body);
    expect((await ada.api('GET', `${flag}/schedule`)).body).toEqual(paused.body);
    const resumed = await ada.api('POST', `${flag}/schedule/resume`);
    expect(resumed.body.pausedAt).toBeNull();
    expect(resumed.body.steps[0].at > (at[0] ?? '')).toBe(true);
    expect((await ada.api('DELETE', `${flag}/schedule`)).status).toBe(204);
    expect((await ada.api('DELETE', `${flag}/schedule`)).status).toBe(404);
    expect((await ada.api('GET', flag)).body.hasSchedule).toBe(false);
  });

  test('replaces only the one that was edited', async () => {
    const once = [{ at: inMs(hourMs), active: false }];
    const ramp = [{ at: inMs(2 * hourMs), active: true, percentage: 10 }];
    const first = await save(ramp, NO_SCHEDULE);
    expect(first.status).toBe(200);
    const refused = await save(once, NO_SCHEDULE);
    expect([refused.status, refused.body.code]).toEqual([409, 'stale']);
    const read = await ada.api('GET', `${flag}/schedule`);
    expect(read.body).toEqual(first.body);
    const paused = await ada.api('POST', `${flag}/schedule/pause`);
    expect((await save(once, read.body.revision)).status).toBe(409);
    expect((await save(once, paused.body.revision)).status).toBe(200);
    expect((await save(ramp)).status).toBe(200);
  });

  test.each([
    [[], flagValidation.scheduleChange],
    [[{ at: '2030-01-01T00:00Z' }], flagValidation.scheduleChange],
    [[{ at: '2020-01-01T00:00Z', active: true }], flagValidation.schedulePast],
    [[{ at: 'tomorrow', active: true }], flagValidation.schedulePast],
  ])('with invalid steps is refused: %o', async (steps, message) => {
    const response = await save(steps);
    expect([response.status, response.body.fields]).toEqual([400, { steps: message }]);
  });

  test('changes the flag at its times, as nobody, and ends', async () => {
    await save([
      { at: inMs(300), active: true, percentage: 25 },
      { at: inMs(600), percentage: 100 },
    ]);
    await vi.waitUntil(async () => !(await ada.api('GET', flag)).body.hasSchedule, {
      timeout: 10_000,
      interval: 100,
    });
    expect((await ada.api('GET', flag)).body).toMatchObject({
      active: true,
      percentage: 100,
      lastEditor: null,
    });
    const changes = (await ada.api('GET', `${flag}/changes`)).body;
    expect(changes).toMatchObject([
      { kind: 'scheduled', changedBy: null, after: { percentage: 100 } },
      { kind: 'scheduled', after: { active: true, percentage: 25 } },
      { kind: 'created' },
    ]);
    const ended = await ada.api('POST', `${flag}/schedule/pause`);
    expect([ended.status, ended.body.message]).toEqual([409, flagMessages.scheduleEnded]);
  });

  test('executes each step once when several servers try, and none while it is paused', async () => {
    const jobs = await openJobs(server.database, (error) => {
      throw error;
    });
    const events = { announce: () => undefined };
    const logFailure = (error: unknown) => expect.unreachable(String(error));
    const schedule = createFlagSchedule({ database: server.database, events, jobs, logFailure });
    const id = flag.split('/').at(-1) ?? '';
    await save([{ at: inMs(hourMs), active: true }]);
    await schedule.run(id);
    await ada.api('POST', `${flag}/schedule/pause`);
    await expire();
    await schedule.run(id);
    expect(await kindsOf(ada, flag)).toEqual(['created']);
    await ada.api('POST', `${flag}/schedule/resume`);
    await expire();
    await Promise.all([
      ...Array.from({ length: 5 }, () => schedule.run(id)),
      schedule.runOverdue(),
    ]);
    expect(await kindsOf(ada, flag)).toEqual(['scheduled', 'created']);
    await jobs.close();
  });

  test('skips a percentage once the type of the flag is without one, with the reason', async () => {
    await save([{ at: inMs(hourMs), active: true, percentage: 25 }]);
    await ada.api('PATCH', flag, { flag_type: 'on/off' });
    await expire();
    const logFailure = vi.fn();
    const events = { announce: () => undefined };
    const jobs = await openJobs(server.database, logFailure);
    const { database } = server;
    await createFlagSchedule({ database, events, jobs, logFailure }).run(
      flag.split('/').at(-1) ?? '',
    );
    await jobs.close();
    expect((await ada.api('GET', `${flag}/schedule`)).body.steps).toMatchObject([
      { doneAt: expect.any(String), skipped: 'noPercentage' },
    ]);
    expect((await ada.api('GET', flag)).body).toMatchObject({ active: false, hasSchedule: false });
    expect(await kindsOf(ada, flag)).toEqual(['changed', 'created']);
    expect(logFailure).toHaveBeenCalledOnce();
    expect(String(logFailure.mock.calls[0]?.[0])).toContain('was skipped: noPercentage');
  });

  test('that fails is reported and does not stop the overdue schedules after it', async () => {
    const failing = flag;
    await save([{ at: inMs(hourMs), active: true }]);
    await expire();
    flag = await addFlag(ada, await addFlagProduct(ada, crypto.randomUUID()));
    await save([{ at: inMs(hourMs), active: true }]);
    await expire();
    const logFailure = vi.fn();
    const announce = (_: string, event: object) => {
      if ('productId' in event && failing.includes(String(event.productId))) {
        throw new Error('failed');
      }
    };
    const jobs = await openJobs(server.database, logFailure);
    const { database } = server;
    await createFlagSchedule({ database, events: { announce }, jobs, logFailure }).runOverdue();
    await jobs.close();
    expect(await kindsOf(ada, flag)).toEqual(['scheduled', 'created']);
    const message = `The schedule of flag ${failing.split('/').at(-1)} failed.`;
    expect(logFailure.mock.calls).toMatchObject([[{ message, cause: { message: 'failed' } }]]);
  });
});

test('a killed server keeps its last change, and executes what was due meanwhile, once, after its next start', async () => {
  const environment = await testEnvironment();
  const first = await startServerProcess(environment);
  const person = await signUpUnverified(first);
  const path = await addFlag(person, await addFlagProduct(person), {
    flag_type: 'percentage',
    percentage: 5,
  });
  const steps = [1, 2].map((n) => ({ at: inMs(n * 700), active: true, percentage: n * 10 }));
  expect((await person.api('PUT', `${path}/schedule`, { steps })).status).toBe(200);
  const stop = async (one: typeof first) => {
    one.child.kill('SIGKILL');
    await one.ended;
  };
  const changed = await addFlag(person, await addFlagProduct(person, 'Changed'));
  expect((await person.api('PATCH', changed, { active: true })).status).toBe(200);
  await stop(first);
  const restarted = async () => {
    const one = await startServerProcess(environment);
    const api: Person['api'] = (method, url, body) =>
      sendRequest(one.url, method, url, { token: person.token, body });
    return { one, there: { ...person, api } };
  };
  const second = await restarted();
  expect((await second.there.api('GET', changed)).body).toMatchObject({
    active: true,
    revision: 2,
  });
  expect(await kindsOf(second.there, changed)).toEqual(['changed', 'created']);
  await vi.waitUntil(async () => (await kindsOf(second.there, path)).length === 3, {
    timeout: 15_000,
    interval: 200,
  });
  await stop(second.one);
  const third = await restarted();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await kindsOf(third.there, path)).toEqual(['scheduled', 'scheduled', 'created']);
  await stop(third.one);
}, 60_000);
