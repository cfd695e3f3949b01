import { type FlagType, flagValidation } from '@pressdock/api';
import { describe, expect, test } from 'vitest';
import type { ScheduledStep } from '../flags.tables.ts';
import * as rules from './schedule.rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const step = (hours: number, doneAt: string | null = null): ScheduledStep => ({
  at: after(hours),
  active: true,
  percentage: null,
  doneAt,
});

describe('a schedule', () => {
  test.each<[string, object[], FlagType, string | undefined]>([
    [
      'in order',
      [
        { at: after(1), active: true },
        { at: after(2), active: false },
      ],
      'on/off',
      undefined,
    ],
    ['now', [{ at: after(0), active: true }], 'on/off', flagValidation.schedulePast],
    [
      'at the same time',
      [{ at: after(1) }, { at: after(1) }],
      'on/off',
      flagValidation.schedulePast,
    ],
    ['in reverse', [{ at: after(2) }, { at: after(1) }], 'on/off', flagValidation.schedulePast],
    [
      'on a day that does not exist',
      [{ at: '2026-13-45T99:00Z' }],
      'on/off',
      flagValidation.schedulePast,
    ],
    ['within a year', [{ at: after(366 * 24) }], 'on/off', undefined],
    ['after a year', [{ at: after(366 * 24 + 1) }], 'on/off', flagValidation.scheduleFar],
    ['with a share', [{ at: after(1), percentage: 5 }], 'percentage', undefined],
    ['with a share of a group', [{ at: after(1), percentage: 5 }], 'group', undefined],
    [
      'with a share',
      [{ at: after(1), percentage: 5 }],
      'on/off',
      flagValidation.schedulePercentage,
    ],
    [
      'with a share',
      [{ at: after(1), percentage: 5 }],
      'individual',
      flagValidation.schedulePercentage,
    ],
  ])('whose steps are %s is checked: %o, %s', (_, steps, type, expected) => {
    const result = rules.readSteps({ steps: steps as { at: string }[] }, type, now);
    expect(result.ok ? undefined : result.message).toBe(expected);
  });

  const running = { steps: [step(-2, after(-2)), step(-1), step(0), step(3)], pausedAt: null };

  test('executes the steps that are due and have not been executed', () => {
    expect(rules.findNextTime(running)).toEqual(new Date(after(-1)));
    expect(rules.findDueSteps(running, now)).toEqual([step(-1), step(0)]);
    const done = rules.markDone(running, 'percentage', now);
    expect(done.steps.map(({ doneAt }) => doneAt)).toEqual([after(-2), after(0), after(0), null]);
    expect(rules.findDueSteps(done, now)).toEqual([]);
    expect(rules.findNextTime(done)).toEqual(new Date(after(3)));
    expect(rules.findNextTime({ ...running, steps: [step(-2, after(-2))] })).toBeNull();
  });

  test.each([
    ['when the next step is due', [step(0.5)], 0.5],
    ['at once if one is overdue', [step(-1)], -1],
    ['at the latest in an hour', [step(2)], 1],
  ])('is looked at %s', (_, steps, hours) => {
    expect(rules.findNextRun({ steps, pausedAt: null }, now)).toEqual(new Date(after(hours)));
    expect(rules.findNextRun({ steps, pausedAt: now }, now)).toBeNull();
  });

  test.each([
    ['on/off', 25, 'noPercentage'],
    ['individual', 25, 'noPercentage'],
    ['percentage', 25, null],
    ['group', 25, null],
    ['on/off', null, null],
  ] as const)(
    'skips a step on a flag of type %s with percentage %s: %s',
    (type, percentage, skipped) => {
      const steps = [
        { ...step(-1), percentage },
        { ...step(1), percentage },
      ];
      const done = rules.markDone({ steps, pausedAt: null }, type, now);
      expect(done.steps).toEqual([{ ...steps[0], doneAt: after(0), skipped }, steps[1]]);
      const [first, second] = rules.toScheduleResponse(done).steps;
      expect([first?.skipped, second?.skipped]).toEqual([skipped, null]);
    },
  );

  test('executes nothing while it is paused, and continues after the same time', () => {
    const paused = { ...running, pausedAt: new Date(after(-1.5)) };
    expect(rules.findNextTime(paused)).toBeNull();
    expect(rules.findDueSteps(paused, now)).toEqual([]);
    const resumed = rules.resume(paused, now);
    expect(resumed.pausedAt).toBeNull();
    expect(resumed.steps.map(({ at }) => at)).toEqual([
      after(-2),
      after(0.5),
      after(1.5),
      after(4.5),
    ]);
    expect(rules.resume(running, now)).toEqual(running);
  });

  const state = {
    name: 'x',
    identifier: 'X',
    group: null,
    individual_users: [],
    active: false,
  };
  test.each([
    ['percentage', 10, { active: null, percentage: 25 }, false, 25],
    ['percentage', 10, { active: true, percentage: null }, true, 10],
    ['group', null, { active: true, percentage: 25 }, true, 25],
    ['on/off', null, { active: true, percentage: null }, true, null],
    ['on/off', null, { active: true, percentage: 25 }, false, null],
  ] as const)(
    'changes a flag of type %s (%s) by %o',
    (flag_type, percentage, change, active, share) => {
      const next = rules.applyStep({ ...state, flag_type, percentage }, { ...step(0), ...change });
      expect([next.active, next.percentage]).toEqual([active, share]);
    },
  );
});
