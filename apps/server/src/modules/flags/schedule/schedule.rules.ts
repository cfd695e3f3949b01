import { hash } from 'node:crypto';
import {
  type FlagScheduleResponse,
  type FlagSkipReason,
  type FlagType,
  flagValidation,
  type SaveFlagScheduleRequest,
} from '@pressdock/api';
import { FLAG_SCHEDULE, NO_SCHEDULE } from '@pressdock/api/limits';
import type { FlagState, ScheduledStep } from '../flags.tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A schedule as it is stored. */
export interface Schedule {
  steps: ScheduledStep[];
  pausedAt: Date | null;
}

/** The steps of a request, or why they are invalid. */
export type StepsResult = { ok: true; steps: ScheduledStep[] } | { ok: false; message: string };

/** Returns whether flags of a type have a percentage. */
function hasPercentage(type: FlagType): boolean {
  return type === 'percentage' || type === 'group';
}

/** Returns the steps of a request for a flag, all of them in the future and in order. */
export function readSteps(
  { steps }: SaveFlagScheduleRequest,
  type: FlagType,
  now: Date,
): StepsResult {
  const times = steps.map(({ at }) => new Date(at).getTime());
  const isInOrder = times.every((time, index) => time > (times[index - 1] ?? now.getTime()));
  if (!isInOrder) return { ok: false, message: flagValidation.schedulePast };
  if (Math.max(...times) > now.getTime() + FLAG_SCHEDULE.days * DAY_MS) {
    return { ok: false, message: flagValidation.scheduleFar };
  }
  if (!hasPercentage(type) && steps.some(({ percentage }) => percentage !== undefined)) {
    return { ok: false, message: flagValidation.schedulePercentage };
  }
  return {
    ok: true,
    steps: steps.map(({ at, active = null, percentage = null }) => ({
      at: new Date(at).toISOString(),
      active,
      percentage,
      doneAt: null,
    })),
  };
}

/** Returns when the next step is due; null while the schedule is paused and after the last step. */
export function findNextTime({ steps, pausedAt }: Schedule): Date | null {
  const next = steps.find(({ doneAt }) => doneAt === null);
  return next && pausedAt === null ? new Date(next.at) : null;
}

/**
 * Returns when a schedule is looked at next: when its next step is due, at the latest in an hour. Jobs of
 * schedules that were replaced or deleted would otherwise be stored for up to a year.
 */
export function findNextRun(schedule: Schedule, now: Date): Date | null {
  const next = findNextTime(schedule);
  return next && new Date(Math.min(next.getTime(), now.getTime() + HOUR_MS));
}

/** Returns whether a schedule has steps left. */
export function hasStepsLeft({ steps }: Schedule): boolean {
  return steps.some(({ doneAt }) => doneAt === null);
}

/** Returns the steps that are due, in order. */
export function findDueSteps({ steps, pausedAt }: Schedule, now: Date): ScheduledStep[] {
  if (pausedAt !== null) return [];
  return steps.filter(({ at, doneAt }) => doneAt === null && new Date(at) <= now);
}

/**
 * Returns why a step cannot change a flag. It is skipped as a whole: without its percentage, turning a flag on
 * would turn it on for everyone.
 */
export function findSkipReason(
  type: FlagType,
  { percentage }: ScheduledStep,
): FlagSkipReason | null {
  return percentage !== null && !hasPercentage(type) ? 'noPercentage' : null;
}

/** Returns a schedule with the steps that are due marked as executed, or as skipped on a flag of a type. */
export function markDone(schedule: Schedule, type: FlagType, now: Date): Schedule {
  const due = new Set(findDueSteps(schedule, now));
  const doneAt = now.toISOString();
  return {
    ...schedule,
    steps: schedule.steps.map((step) =>
      due.has(step) ? { ...step, doneAt, skipped: findSkipReason(type, step) } : step,
    ),
  };
}

/** Returns a paused schedule that continues now: the remaining steps are moved by the length of the pause. */
export function resume({ steps, pausedAt }: Schedule, now: Date): Schedule {
  const pause = pausedAt === null ? 0 : Math.max(0, now.getTime() - pausedAt.getTime());
  const move = (at: string) => new Date(new Date(at).getTime() + pause).toISOString();
  return {
    pausedAt: null,
    steps: steps.map((step) => (step.doneAt === null ? { ...step, at: move(step.at) } : step)),
  };
}

/** Returns a flag's state after a step, which is the same if the step is skipped. */
export function applyStep(state: FlagState, step: ScheduledStep): FlagState {
  if (findSkipReason(state.flag_type, step)) return state;
  const { active, percentage } = step;
  return {
    ...state,
    active: active ?? state.active,
    percentage: percentage ?? state.percentage,
  };
}

/**
 * Returns a number that identifies the content of a schedule; 0 for none. It follows from the content, so that
 * a schedule that was deleted and added again has another one.
 */
export function revisionOf(schedule: Schedule | undefined): number {
  if (!schedule) return NO_SCHEDULE;
  const steps = schedule.steps.map(({ at, active, percentage, doneAt, skipped = null }) => [
    ...[at, active, percentage, doneAt, skipped],
  ]);
  const digest = hash('sha256', JSON.stringify([steps, schedule.pausedAt]));
  return Number.parseInt(digest.slice(0, 7), 16) + 1;
}

/** Returns a schedule as responses contain it. */
export function toScheduleResponse(schedule: Schedule): FlagScheduleResponse {
  const { steps, pausedAt } = schedule;
  return {
    revision: revisionOf(schedule),
    steps: steps.map(({ skipped = null, ...step }) => ({ ...step, skipped })),
    pausedAt: pausedAt?.toISOString() ?? null,
  };
}
