import { BUILD_STEPS, type BuildStep } from '@pressdock/api';
import { gitFailures } from '../../ports/git.messages.ts';
import { failed, type HopState, probed, reached, waiting } from './hop.rules.ts';
import { gitNextSteps, traceMessages as messages } from './trace.messages.ts';
import type { RemoteProbe, TracedBuild, TracedDeployment, TracedVersion } from './trace.types.ts';

const indexOf = (step: BuildStep) => BUILD_STEPS.indexOf(step);

/** Returns whether a build has left a step. */
export function hasPassed({ status, step }: TracedBuild, last: BuildStep): boolean {
  return status === 'released' || indexOf(step) > indexOf(last);
}

/** Returns the hop of some consecutive steps of a build. */
function traceSteps(
  build: TracedBuild,
  [first, last]: readonly [first: BuildStep, last: BuildStep],
  { passed, nextStep }: { passed: string; nextStep: string },
): HopState {
  const { status, step, response_body, finished_at, created_at, stepTimes } = build;
  if (hasPassed(build, last)) return reached(passed, stepTimes[last] ?? finished_at ?? created_at);
  if (indexOf(step) < indexOf(first)) return waiting(messages.waiting);
  if (status === 'failed' || status === 'skipped') {
    return failed(response_body ?? '', nextStep, { at: finished_at });
  }
  return waiting(messages.running);
}

/** Returns whether a push became a build. */
export function traceQueue(
  { lastDelivery, branch }: TracedDeployment,
  build: TracedBuild | null,
): HopState {
  if (!build) {
    if (lastDelivery?.outcome !== 'ignored') return waiting(messages.notQueued);
    return waiting(messages.ignored, messages.notDeliveredNext(branch));
  }
  const { status, step, trigger, ref, created_at, finished_at, response_body } = build;
  if (status === 'waiting') return waiting(messages.inQueue);
  if (status === 'failed' && step === 'queue') {
    return failed(response_body ?? '', messages.interruptedNext, { at: finished_at });
  }
  return reached(messages.queued(trigger, ref), created_at);
}

/** Returns a live check of whether the branch can be read. */
function traceRemote(branch: string, { at, ...probe }: RemoteProbe): HopState {
  if (!probe.ok) {
    return failed(gitFailures[probe.failure], gitNextSteps[probe.failure], { at, isProbed: true });
  }
  if (probe.value.hasBranch) return probed(messages.canFetch(branch), at);
  return failed(messages.noBranch(branch), messages.noBranchNext, { at, isProbed: true });
}

/** Returns whether the commit was fetched; before that, whether the branch can be read now. */
export function traceFetch(
  { branch }: TracedDeployment,
  build: TracedBuild | null,
  remote: RemoteProbe | null,
): HopState {
  const live = remote ? traceRemote(branch, remote) : waiting(messages.waiting);
  if (!build) return live;
  const passed = messages.fetched(build.commit);
  const hop = traceSteps(build, ['fetch', 'fetch'], { passed, nextStep: messages.fetchNowNext });
  if (hop.state === 'waiting') return remote ? live : hop;
  if (hop.state !== 'failed' || live.nextStep === null) return hop;
  return { ...hop, nextStep: live.nextStep };
}

/** Returns whether the version file names a new version. */
export function traceVersionFile(build: TracedBuild | null): HopState {
  if (!build) return waiting(messages.waiting);
  const nextStep = build.status === 'skipped' ? messages.skippedNext : messages.versionFileNext;
  return traceSteps(build, ['version', 'version'], {
    passed: messages.versionFile(build.version),
    nextStep,
  });
}

/** Returns whether the package was created and is valid. */
export function tracePackage(build: TracedBuild | null): HopState {
  if (!build) return waiting(messages.waiting);
  const { packaged: passed, packageNext: nextStep } = messages;
  return traceSteps(build, ['package', 'check'], { passed, nextStep });
}

/** Returns whether the version was added. */
export function traceVersion(build: TracedBuild | null, version: TracedVersion | null): HopState {
  if (version) return reached(messages.added(version.version), version.created_at);
  if (!build) return waiting(messages.notAdded);
  if (build.status === 'released') {
    return failed(messages.deletedVersion, messages.deletedVersionNext);
  }
  return traceSteps(build, ['release', 'release'], { passed: '', nextStep: messages.addNext });
}
