import { describe, expect, it } from 'vitest';
import {
  initialSchedule,
  later,
  nextStep,
  planSteps,
  readPercentages,
  type ScheduleValues,
  scheduleErrors,
  startOf,
  stepInWords,
} from './schedule.rules.ts';

const at = (text: string) => new Date(text).toISOString();

const once: ScheduleValues = {
  kind: 'once',
  turn: 'off',
  day: '03/28/2026',
  time: '14:05',
  percentages: '10, 25, 50, 100',
  every: '6',
  unit: 'hours',
};
const ramp: ScheduleValues = { ...once, kind: 'ramp' };
const now = Date.parse(at('2026-03-28T12:00'));

it('turns a flag on or off once, at a time of the viewer', () => {
  expect(planSteps(once)).toEqual({ steps: [{ at: at('2026-03-28T14:05'), active: false }] });
});

it('raises a percentage every few hours, and turns the flag on first', () => {
  expect(planSteps(ramp)).toEqual({
    steps: [
      { at: at('2026-03-28T14:05'), active: true, percentage: 10 },
      { at: at('2026-03-28T20:05'), percentage: 25 },
      { at: at('2026-03-29T02:05'), percentage: 50 },
      { at: at('2026-03-29T08:05'), percentage: 100 },
    ],
  });
});

it('keeps the time of day from one day to the next', () => {
  const start = new Date(2026, 9, 24, 9, 30);
  expect(later(start, 2, 'days')).toEqual(new Date(2026, 9, 26, 9, 30));
  expect(later(start, 2, 'hours').getTime() - start.getTime()).toBe(7_200_000);
});

describe('the form', () => {
  it('starts with the next full hour', () => {
    const values = initialSchedule(new Date(2026, 11, 31, 23, 20), true);
    expect(values).toMatchObject({ kind: 'ramp', day: '01/01/2027', time: '00:00' });
    expect(initialSchedule(new Date(2026, 0, 5, 8, 59), false)).toMatchObject({
      kind: 'once',
      day: '01/05/2026',
      time: '09:00',
    });
  });

  it.each<[string, Partial<ScheduleValues>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['no date', { day: '' }, { day: 'Enter a date as MM/DD/YYYY.' }],
    ['no time', { time: '' }, { time: 'Enter a time such as 14:05.' }],
    ['a time that does not exist', { time: '24:10' }, { time: 'Enter a time such as 14:05.' }],
    [
      'a time in the past',
      { time: '12:00' },
      { time: 'Each step must be in the future and later than the step before it.' },
    ],
    [
      'an end after a year',
      { every: '200', unit: 'days' },
      { every: 'A schedule must end within a year.' },
    ],
    [
      'a day after a year',
      { kind: 'once', day: '04/01/2027' },
      { day: 'A schedule must end within a year.' },
    ],
    [
      'an invalid percentage',
      { percentages: '10, x' },
      { percentages: 'Percentage error: enter a whole number between 1-100.' },
    ],
    [
      'too many steps',
      { percentages: Array.from({ length: 21 }, (_, index) => index + 1).join(',') },
      { percentages: 'A schedule has at most 20 steps.' },
    ],
    ['no pause', { every: '0' }, { every: 'Enter a whole number from 1 to 1,000.' }],
    ['percentages of another kind', { kind: 'once', percentages: 'x', every: '' }, {}],
  ])('reports %s', (_case, fields, expected) => {
    expect(scheduleErrors({ ...ramp, ...fields }, now)).toEqual(expected);
  });
});

it.each([
  ['10, 25,50', [10, 25, 50]],
  ['10 %, 100%', [10, 100]],
  ['100', [100]],
  ['', undefined],
  ['10,,20', undefined],
  ['0, 10', undefined],
])('reads the percentages %j', (text, expected) => {
  expect(readPercentages(text)).toEqual(expected);
});

it.each([
  ['02/03/2026', '9:05', new Date(2026, 1, 3, 9, 5)],
  ['02/03/2026', ' 23:59 ', new Date(2026, 1, 3, 23, 59)],
  ['02/03/2026', '9', undefined],
  ['2026-02-03', '9:05', undefined],
  ['02/30/2026', '9:05', undefined],
])('reads %s at %s', (day, time, expected) => {
  expect(startOf({ day, time })).toEqual(expected);
});

it.each([
  [{ active: true, percentage: null }, 'Turn on'],
  [{ active: false }, 'Turn off'],
  [{ active: true, percentage: 10 }, 'Turn on for 10 %'],
  [{ active: null, percentage: 25 }, 'Set to 25 %'],
  [{ active: false, percentage: 5 }, 'Turn off and set to 5 %'],
])('says what the step %o does', (step, expected) => {
  expect(stepInWords(step)).toBe(expected);
});

it('finds the next step', () => {
  const step = { at: at('2026-03-28T14:05'), active: true, percentage: null, skipped: null };
  const done = { ...step, doneAt: step.at };
  const waiting = { ...step, doneAt: null };
  expect(nextStep({ steps: [done, waiting] })).toBe(waiting);
  expect(nextStep({ steps: [done] })).toBeUndefined();
});
