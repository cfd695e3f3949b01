import type { FlagScheduleResponse, SaveFlagScheduleRequest } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { conflict, invalid, notFound, stale } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import { type FlagPath, flagKeyOf } from '../flags/flags.service.ts';
import { type FlagKey, findFlag } from '../flags/flags.store.ts';
import { changeFlag } from '../flags/flagWriter.ts';
import { flagMessages } from '../flags.messages.ts';
import type { ScheduledStep } from '../flags.tables.ts';
import { lockProduct } from '../products/flagProducts.store.ts';
import * as store from './flagSchedule.store.ts';
import { flagScheduleQueue } from './flagScheduleQueue.ts';
import * as rules from './schedule.rules.ts';

/** Changes flags at set times. */
export type FlagScheduleService = ReturnType<typeof createFlagSchedule>;

/** The dependencies of the service. */
export interface FlagScheduleDependencies {
  database: Database;
  events: Pick<Events, 'announce'>;
  jobs: Jobs;
  /** Reports a flag whose overdue steps failed. */
  logFailure: (error: unknown) => void;
}

/** Overdue schedules that are executed per sweep. */
const OVERDUE = 1000;

/** Locks a flag's product, like every change of the flag, and its schedule. */
async function lock(tx: AccountTransaction, key: FlagKey) {
  const product = await lockProduct(tx, key);
  const locked = product && (await findFlag(tx, key)) && (await store.lockSchedule(tx, key));
  if (!locked) throw notFound();
  return locked;
}

/** Creates the function that saves a schedule with its next job. Earlier jobs will find it not due. */
function createSave(jobs: Jobs) {
  return async function save(
    tx: AccountTransaction,
    key: FlagKey,
    { schedule, now }: { schedule: rules.Schedule; now: Date },
  ) {
    const startAfter = rules.findNextRun(schedule, now);
    await store.saveSchedule(tx, key, schedule, startAfter);
    if (startAfter) await jobs.add(tx, flagScheduleQueue, key.flagId, { startAfter });
    return rules.toScheduleResponse(schedule);
  };
}

/** Creates the function that executes the steps of a flag that are due, and adds the next job. */
function createRun(
  { database, events, logFailure }: Omit<FlagScheduleDependencies, 'jobs'>,
  save: ReturnType<typeof createSave>,
) {
  /**
   * Executes the steps that are due, in one transaction with their marks: each is executed exactly once,
   * even if several servers try or one of them is killed. Returns the steps with their marks.
   */
  async function execute(key: FlagKey): Promise<ScheduledStep[]> {
    return database.withAccount(key, async (tx) => {
      if (!(await lockProduct(tx, key))) return [];
      const locked = await store.lockSchedule(tx, key);
      if (!locked?.isDue) return [];
      const { schedule, now } = locked;
      const due = rules.findDueSteps(schedule, now);
      // No step changes the type.
      const type = (await findFlag(tx, key))?.flag_type;
      if (type === undefined) return [];
      for (const step of due) {
        const change = ({ state }: { state: Parameters<typeof rules.applyStep>[0] }) =>
          rules.applyStep(state, step);
        await changeFlag(tx, key, { kind: 'scheduled', by: null, change });
      }
      const done = rules.markDone(schedule, type, now);
      await save(tx, key, { schedule: done, now });
      return done.steps.filter((_, index) => due.includes(schedule.steps[index] as ScheduledStep));
    });
  }

  return async function run(flagId: string): Promise<JobResult> {
    // A job has no account; the flag's is found first.
    const key = await database.withSystem((tx) => store.findScheduledFlag(tx, flagId));
    const executed = key ? await execute(key) : [];
    if (key && executed.length > 0) {
      events.announce('flagsChanged', { productId: key.productId });
    }
    for (const { at, skipped } of executed) {
      if (skipped)
        logFailure(new Error(`The step of flag ${flagId} at ${at} was skipped: ${skipped}.`));
    }
    return 'done';
  };
}

/** Creates the service. */
export function createFlagSchedule(dependencies: FlagScheduleDependencies) {
  const { database, events, jobs, logFailure } = dependencies;
  const save = createSave(jobs);
  const run = createRun({ database, events, logFailure }, save);

  return {
    async read(ctx: RequestContext, path: FlagPath): Promise<FlagScheduleResponse | null> {
      const key = flagKeyOf(ctx, path);
      return database.withAccount(ctx, async (tx) => {
        if (!(await findFlag(tx, key))) throw notFound();
        const schedule = await store.findSchedule(tx, key);
        return schedule ? rules.toScheduleResponse(schedule) : null;
      });
    },

    /** Replaces a flag's schedule, if it still is the one that was edited. */
    async save(
      ctx: RequestContext,
      path: FlagPath,
      request: SaveFlagScheduleRequest,
    ): Promise<FlagScheduleResponse> {
      const key = flagKeyOf(ctx, path);
      return database.withAccount(ctx, async (tx) => {
        const flag = (await lockProduct(tx, key)) && (await findFlag(tx, key));
        if (!flag) throw notFound();
        const current = rules.revisionOf(await store.findSchedule(tx, key));
        if ((request.revision ?? current) !== current) throw stale();
        const now = new Date();
        const result = rules.readSteps(request, flag.flag_type, now);
        if (!result.ok) throw invalid(result.message, { steps: result.message });
        return save(tx, key, { schedule: { steps: result.steps, pausedAt: null }, now });
      });
    },

    /** Pauses a schedule until it is resumed. */
    async pause(ctx: RequestContext, path: FlagPath): Promise<FlagScheduleResponse> {
      const key = flagKeyOf(ctx, path);
      return database.withAccount(ctx, async (tx) => {
        const { schedule, now } = await lock(tx, key);
        if (!rules.hasStepsLeft(schedule)) throw conflict(flagMessages.scheduleEnded);
        const paused = { ...schedule, pausedAt: schedule.pausedAt ?? now };
        return save(tx, key, { schedule: paused, now });
      });
    },

    /** Resumes a schedule and moves its remaining steps by the length of the pause. */
    async resume(ctx: RequestContext, path: FlagPath): Promise<FlagScheduleResponse> {
      const key = flagKeyOf(ctx, path);
      return database.withAccount(ctx, async (tx) => {
        const { schedule, now } = await lock(tx, key);
        if (!rules.hasStepsLeft(schedule)) throw conflict(flagMessages.scheduleEnded);
        return save(tx, key, { schedule: rules.resume(schedule, now), now });
      });
    },

    /** Deletes a schedule. Steps that were executed stay. */
    async remove(ctx: RequestContext, path: FlagPath): Promise<void> {
      const key = flagKeyOf(ctx, path);
      await database.withAccount(ctx, async (tx) => {
        await lock(tx, key);
        await store.deleteSchedule(tx, key);
      });
    },

    run,

    /** Executes steps whose job was lost, such as those of a flag that had no owner. Reports failures. */
    async runOverdue(): Promise<void> {
      const ids = await database.withSystem((tx) => store.listOverdueFlags(tx, OVERDUE));
      for (const id of ids) {
        await run(id).catch((cause: unknown) =>
          logFailure(new Error(`The schedule of flag ${id} failed.`, { cause })),
        );
      }
    },
  };
}
