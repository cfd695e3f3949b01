import {
  type FlagScheduleResponse,
  flagValidation,
  type SaveFlagScheduleRequest,
} from '@pressdock/api';
import { FLAG_SCHEDULE } from '@pressdock/api/limits';
import { parseUsDate } from '@pressdock/ui';
import { parsePercentage } from '../../../entities/featureFlag/featureFlag.rules.ts';
import { scheduleMessages } from './schedule.messages.ts';

const { errors: words, steps: stepWords } = scheduleMessages;

/** The values of the form that schedules changes, as they are typed. Times are in the viewer's zone. */
export interface ScheduleValues {
  kind: 'once' | 'ramp';
  turn: 'on' | 'off';
  /** `MM/DD/YYYY`. */
  day: string;
  /** `HH:MM`. */
  time: string;
  /** Separated by commas. */
  percentages: string;
  every: string;
  unit: 'hours' | 'days';
}

/** A step that is planned. */
export type PlannedStep = SaveFlagScheduleRequest['steps'][number];

/** A step of a schedule, planned or saved. */
export type ScheduleStep = FlagScheduleResponse['steps'][number];

/** The steps of a schedule, or what is wrong with each field. */
export type Plan = { steps: PlannedStep[] } | { errors: Record<string, string> };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST = 1000;

const two = (count: number) => String(count).padStart(2, '0');

/** Returns what the form starts from: the next full hour, and a ramp in four steps. */
export function initialSchedule(now: Date, canRamp: boolean): ScheduleValues {
  const start = new Date(now.getTime() + HOUR);
  return {
    kind: canRamp ? 'ramp' : 'once',
    turn: 'on',
    day: `${two(start.getMonth() + 1)}/${two(start.getDate())}/${start.getFullYear()}`,
    time: `${two(start.getHours())}:00`,
    percentages: '10, 25, 50, 100',
    every: '1',
    unit: 'days',
  };
}

/** Parses a day and a time of the viewer's zone; undefined if one is invalid. */
export function startOf({ day, time }: Pick<ScheduleValues, 'day' | 'time'>): Date | undefined {
  const date = parseUsDate(day);
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time.trim());
  if (!date || !clock) return undefined;
  return new Date(date.year, date.month - 1, date.day, Number(clock[1]), Number(clock[2]));
}

/** Returns a later time. A day later is the same time of day, also when the clocks change. */
export function later(start: Date, count: number, unit: ScheduleValues['unit']): Date {
  if (unit === 'hours') return new Date(start.getTime() + count * HOUR);
  const next = new Date(start);
  next.setDate(next.getDate() + count);
  return next;
}

/** Parses the percentages of a ramp; undefined unless all are whole numbers from 1 to 100. */
export function readPercentages(text: string): number[] | undefined {
  const parts = text.split(',').map((part) => parsePercentage(part.replace('%', '')));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function readEvery(text: string): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= MOST ? count : undefined;
}

function rampSteps(values: ScheduleValues, start: Date): Plan {
  const percentages = readPercentages(values.percentages);
  const every = readEvery(values.every);
  const errors: Record<string, string> = {};
  if (percentages === undefined) errors.percentages = flagValidation.percentage;
  else if (percentages.length > FLAG_SCHEDULE.steps) errors.percentages = words.steps;
  if (every === undefined) errors.every = words.every;
  if (percentages === undefined || every === undefined || errors.percentages) return { errors };
  const steps = percentages.map((percentage, index) => ({
    at: later(start, index * every, values.unit).toISOString(),
    ...(index === 0 ? { active: true } : {}),
    percentage,
  }));
  return { steps };
}

/** Returns the steps that the form describes, or what is wrong with its fields. */
export function planSteps(values: ScheduleValues): Plan {
  const start = startOf(values);
  if (start === undefined) {
    return { errors: parseUsDate(values.day) ? { time: words.time } : { day: words.day } };
  }
  if (values.kind === 'ramp') return rampSteps(values, start);
  return { steps: [{ at: start.toISOString(), active: values.turn === 'on' }] };
}

/** Returns what is wrong with each field of the form; empty if the schedule can be saved. */
export function scheduleErrors(values: ScheduleValues, now: number): Record<string, string> {
  const plan = planSteps(values);
  if ('errors' in plan) return plan.errors;
  const first = Date.parse(plan.steps[0]?.at ?? '');
  const last = Date.parse(plan.steps.at(-1)?.at ?? '');
  if (first <= now) return { time: flagValidation.schedulePast };
  if (last <= now + FLAG_SCHEDULE.days * DAY) return {};
  return values.kind === 'ramp'
    ? { every: flagValidation.scheduleFar }
    : { day: flagValidation.scheduleFar };
}

/** Returns what a step does, in words. */
export function stepInWords({
  active,
  percentage,
}: {
  active?: boolean | null | undefined;
  percentage?: number | null | undefined;
}): string {
  if (percentage == null) return active ? stepWords.on : stepWords.off;
  if (active == null) return stepWords.percentage(percentage);
  return active ? stepWords.onWith(percentage) : stepWords.offWith(percentage);
}

/** Returns the next step that is not done; undefined if all are. */
export function nextStep({ steps }: Pick<FlagScheduleResponse, 'steps'>): ScheduleStep | undefined {
  return steps.find(({ doneAt }) => doneAt === null);
}
