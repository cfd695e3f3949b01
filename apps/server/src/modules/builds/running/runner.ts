import { mkdir, rm } from 'node:fs/promises';
import { BUILD_LIMITS } from '@pressdock/api/limits';
import type { AccountTransaction } from '../../../db/database.ts';
import type { Events } from '../../../events.ts';
import { runWork } from '../../../observability/logs/work.ts';
import { Counts } from '../../../observability/metrics/counts.ts';
import { lineMessages, resultMessages } from '../builds.messages.ts';
import * as store from '../builds.store.ts';
import { type BuildLog, openBuildLog } from './buildLog.ts';
import { BuildStop, endOfError, fail, unexpectedEnd } from './outcome.rules.ts';
import { runPipeline } from './pipeline.ts';
import { type PipelineDependencies, packagePath } from './pipelineRun.ts';

type FinalStatus = store.BuildEnd['status'];

/** Works on queued builds, several at a time. */
export interface BuildRunner {
  /** Starts working, until closed. */
  start(): void;
  /** Looks for queued builds now, because one was added. */
  wake(): void;
  /** The builds that this runner finished. */
  counts: Counts<FinalStatus>;
  /** Puts running builds back into the queue. */
  close(): Promise<void>;
}

/** The dependencies of the runner. */
export interface RunnerDependencies extends PipelineDependencies {
  events: Events;
  onFailure: (error: unknown) => void;
  /** Whether no other server uses the database, so that builds that seem to run do not. */
  isAlone: boolean;
}

/** How many builds run at the same time on one server. */
const concurrency = 4;
const intervalMs = 2000;
const renewMs = 4000;
const limits: store.ClaimLimits = { perAccount: 2, leaseSeconds: 15 };
const maxAttempts = 2;

/** Why a running build is canceled. */
class Canceled extends Error {
  readonly reason: 'closing' | 'lost' | 'timeout';

  constructor(reason: Canceled['reason']) {
    super(`The build was canceled: ${reason}.`);
    this.reason = reason;
  }
}

/** Creates the function that makes one attempt at a build. */
function createAttempt(dependencies: RunnerDependencies, counts: Counts<FinalStatus>) {
  const { db, events, onFailure } = dependencies;

  const finish = async (
    tx: AccountTransaction,
    build: store.BuildRow,
    end: store.BuildEnd,
  ): Promise<boolean> => {
    const finished = await store.finishBuild(tx, build, end);
    if (!finished) return false;
    await events.publish(tx, 'buildFinished', { build: finished });
    counts.add(end.status);
    return true;
  };

  async function endBuild(build: store.BuildRow, log: BuildLog, end: store.BuildEnd) {
    const isError = end.status === 'failed';
    log.add(await readStep(build), isError ? 'error' : 'info', end.responseBody);
    await log.flush();
    await db.withAccount({ accountId: build.account_id }, (tx) => finish(tx, build, end));
  }

  async function readStep({ id, account_id }: store.BuildRow) {
    const row = await db.withAccount({ accountId: account_id }, (tx) =>
      store.findBuildStep(tx, account_id, id),
    );
    return row?.step ?? 'queue';
  }

  function logBeginning(
    { trigger, ref, commit, pushed_commit, attempts }: store.BuildRow,
    log: BuildLog,
  ) {
    const text = {
      push: () => lineMessages.pushed(ref, pushed_commit),
      tag: () => lineMessages.tagged(ref),
      replay: () => lineMessages.replayed(commit ?? ''),
      manual: () => lineMessages.manual(ref),
    }[trigger]();
    log.add('queue', 'info', attempts > 1 ? lineMessages.restarted : text);
  }

  return async (build: store.BuildRow, signal: AbortSignal): Promise<void> => {
    const log = openBuildLog(db, build, onFailure);
    try {
      if (build.attempts > maxAttempts) throw fail(resultMessages.interrupted, 500);
      logBeginning(build, log);
      await runPipeline(dependencies, {
        ...{ build, log, signal },
        async finishRelease(tx, end) {
          if (!(await finish(tx, build, end))) throw new Canceled('lost');
        },
      });
      await log.flush();
    } catch (error) {
      const canceled = signal.aborted ? (signal.reason as Canceled).reason : undefined;
      if (canceled === 'lost' || (error instanceof Canceled && error.reason === 'lost')) return;
      if (canceled === 'closing') {
        await log.flush();
        await db.withAccount({ accountId: build.account_id }, (tx) => store.requeue(tx, build));
        return;
      }
      const end = canceled === 'timeout' ? fail(resultMessages.timeout).end : endOfError(error);
      if (!end && !(error instanceof BuildStop)) onFailure(error);
      await endBuild(build, log, end ?? unexpectedEnd);
    } finally {
      await rm(packagePath(dependencies.folder, build), { force: true });
    }
  };
}

/** Renews the lease of a build until the returned function is called. Cancels it if the attempt is over. */
function keepLease(
  { db, onFailure }: RunnerDependencies,
  build: store.BuildRow,
  controller: AbortController,
): () => void {
  const renew = async () => {
    const isRenewed = await db.withAccount({ accountId: build.account_id }, (tx) =>
      store.renewLease(tx, build, limits.leaseSeconds),
    );
    if (!isRenewed) controller.abort(new Canceled('lost'));
  };
  const renewing = setInterval(() => void renew().catch(onFailure), renewMs);
  return () => clearInterval(renewing);
}

/** Creates the runner. */
export function createBuildRunner(dependencies: RunnerDependencies): BuildRunner {
  const { db, onFailure, isAlone } = dependencies;
  const counts = new Counts<FinalStatus>(['released', 'skipped', 'failed']);
  const attempt = createAttempt(dependencies, counts);
  const running = new Map<string, { controller: AbortController; end: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> | undefined;
  let isFirst = true;
  let isWoken = false;

  function begin(build: store.BuildRow): void {
    const controller = new AbortController();
    const { id, account_id: account, item_id: product } = build;
    const facts = { work: 'build', build: id, account, product } as const;
    const stopRenewing = runWork(facts, () => keepLease(dependencies, build, controller));
    const timeout = setTimeout(
      () => controller.abort(new Canceled('timeout')),
      BUILD_LIMITS.seconds * 1000,
    );
    // The next build is claimed outside of this one.
    const end = runWork(facts, () => attempt(build, controller.signal).catch(onFailure)).finally(
      () => {
        stopRenewing();
        clearTimeout(timeout);
        running.delete(id);
        wake();
      },
    );
    running.set(id, { controller, end });
  }

  /** Claims builds of all accounts while there is room for them. */
  async function claimAll(): Promise<void> {
    if (isFirst) {
      await mkdir(dependencies.folder, { recursive: true, mode: 0o700 });
      if (isAlone) await db.withSystem(store.endLeases);
      isFirst = false;
    }
    while (timer && running.size < concurrency) {
      const build = await db.withSystem((tx) => store.claimNext(tx, limits));
      if (!build) return;
      begin(build);
    }
  }

  function wake(): void {
    if (!timer) return;
    if (claiming) {
      isWoken = true;
      return;
    }
    isWoken = false;
    claiming = claimAll()
      .catch(onFailure)
      .finally(() => {
        claiming = undefined;
        if (isWoken) wake();
      });
  }

  return {
    start() {
      timer ??= setInterval(wake, intervalMs).unref();
      wake();
    },
    wake,
    counts,
    async close() {
      clearInterval(timer);
      timer = undefined;
      await claiming;
      for (const { controller } of running.values()) controller.abort(new Canceled('closing'));
      await Promise.all([...running.values()].map(({ end }) => end));
    },
  };
}
