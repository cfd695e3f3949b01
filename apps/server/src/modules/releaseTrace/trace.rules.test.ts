import { TRACE_HOPS, type TraceHop } from '@pressdock/api';
import { describe, expect, test } from 'vitest';
import { gitNextSteps, traceMessages as messages } from './trace.messages.ts';
import { traceHops } from './trace.rules.ts';
import type {
  HostProbe,
  RemoteProbe,
  TracedBuild,
  TracedDeployment,
  TracedVersion,
  TraceFacts,
} from './trace.types.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const url = 'https://pressdock.example/api/v2/public/deployments/1/push';

const deployment: TracedDeployment = {
  source: 'github',
  repository: 'ada/harbor',
  branch: 'main',
  usesGithubActions: false,
  webhookUrl: url,
  lastDelivery: { at: at(1), outcome: 'accepted' },
};
const host: HostProbe = { at: at(50), ok: true, value: { hasWebhook: true } };
const remote: RemoteProbe = { at: at(50), ok: true, value: { hasBranch: true } };
const build: TracedBuild = {
  id: 'b',
  status: 'released',
  step: 'release',
  trigger: 'push',
  ref: 'main',
  commit: '4f2a91c0d7b3e5a8c6d9e0f1a2b3c4d5e6f7a8b9',
  version: '1.3.0',
  response_body: 'Released 1.3.0',
  created_at: at(2),
  finished_at: at(9),
  stepTimes: { queue: at(2), fetch: at(3), version: at(4), package: at(5), check: at(6) },
};
const version: TracedVersion = {
  version: '1.3.0',
  created_at: at(9),
  is_offered: true,
  first_offered_at: at(20),
  first_updated_at: at(30),
};
const complete: TraceFacts = {
  ...{ deployment, host, remote: null, build, version },
  lastCheckAt: at(40),
};
const unreleased = { version: null, lastCheckAt: null };
const failedAt = (step: TracedBuild['step'], more: Partial<TracedBuild> = {}): TracedBuild => ({
  ...{ ...build, status: 'failed', step, response_body: 'It failed.', ...more },
});

const signs = { reached: 'R', failed: 'F', waiting: 'W', unknown: 'U' };

/** Returns a character per hop, in lowercase for one that was checked live. */
function summarize(facts: TraceFacts): string {
  return traceHops(facts)
    .map(({ state, isProbed }) => (isProbed ? signs[state].toLowerCase() : signs[state]))
    .join('');
}

/** Returns the next steps by hop. */
function nextSteps(facts: TraceFacts): Partial<Record<TraceHop, string>> {
  return Object.fromEntries(
    traceHops(facts).flatMap(({ hop, nextStep }) => (nextStep === null ? [] : [[hop, nextStep]])),
  );
}

test('a complete release has reached every hop, in order of time', () => {
  const hops = traceHops(complete);
  expect(hops.map(({ hop }) => hop)).toEqual([...TRACE_HOPS]);
  expect(hops.map((hop) => hop.at)).toEqual(
    [50, 50, 1, 1, 2, 3, 4, 6, 9, 20, 30].map((minute) => at(minute).toISOString()),
  );
  expect(nextSteps(complete)).toEqual({});
});

const offline: HostProbe = {
  at: at(50),
  ok: false,
  failure: 'unreachable',
  message: 'It is down.',
};
const rejected: HostProbe = { at: at(50), ok: false, failure: 'rejected', message: 'Rejected.' };
const noWebhook: HostProbe = { at: at(50), ok: true, value: { hasWebhook: false } };
const noBranch: RemoteProbe = { at: at(50), ok: true, value: { hasBranch: false } };
const broken = (failure: 'unreachable' | 'denied' | 'host_key_changed'): RemoteProbe => ({
  ...{ at: at(50), ok: false, failure, message: '' },
});
const delivered = (outcome: NonNullable<TracedDeployment['lastDelivery']>['outcome']) => ({
  ...{ ...deployment, lastDelivery: { at: at(1), outcome } },
});
const fresh: TraceFacts = {
  ...{ deployment: { ...deployment, lastDelivery: null }, host, remote, build: null },
  ...unreleased,
};
const gitServer: TracedDeployment = { ...deployment, source: 'git' };

describe('a trace', () => {
  test.each<[string, TraceFacts, string, Partial<Record<TraceHop, string>>]>([
    [
      'of a product without a repository',
      { deployment: null, host: null, remote: null, build: null, version, lastCheckAt: null },
      'WWWWWWWWRRR',
      { host: messages.connect },
    ],
    [
      'before the first push',
      fresh,
      'rrWWWrWWWWW',
      { delivery: messages.notDeliveredNext('main') },
    ],
    [
      'while the host is down',
      { ...complete, host: offline },
      'fURRRRRRRRR',
      { host: messages.hostNext },
    ],
    [
      'after the host rejected the connection',
      { ...complete, host: rejected },
      'rURRRRRRRRR',
      { webhook: messages.webhookUnknownNext },
    ],
    [
      'without a webhook',
      { ...fresh, host: noWebhook },
      'rfWWWrWWWWW',
      { webhook: messages.webhookMissingNext },
    ],
    [
      'of a Git server that has sent nothing',
      { ...fresh, deployment: { ...gitServer, lastDelivery: null }, host: null },
      'rUWWWrWWWWW',
      { webhook: messages.webhookByHandNext(url), delivery: messages.notDeliveredNext('main') },
    ],
    [
      'of a Git server that is down',
      { ...complete, deployment: gitServer, host: null, remote: broken('unreachable') },
      'fRRRRRRRRRR',
      { host: messages.hostNext },
    ],
    [
      'of a Git server with another host key',
      { ...fresh, deployment: gitServer, host: null, remote: broken('host_key_changed') },
      'fRRRWfWWWWW',
      { host: messages.hostKeyNext, fetch: messages.hostKeyNext },
    ],
    [
      'with a wrong signature',
      { ...fresh, deployment: delivered('wrong_signature') },
      'rrRFWrWWWWW',
      { signature: messages.wrongSignatureNext },
    ],
    [
      'with a malformed webhook',
      { ...fresh, deployment: delivered('malformed') },
      'rrFUWrWWWWW',
      { delivery: messages.malformedNext },
    ],
    [
      'after a push from which nothing is released',
      { ...fresh, deployment: delivered('ignored') },
      'rrRRWrWWWWW',
      { queue: messages.notDeliveredNext('main') },
    ],
    [
      'of a waiting build',
      { ...complete, ...unreleased, remote, build: { ...build, status: 'waiting', step: 'queue' } },
      'rrRRWrWWWWW',
      {},
    ],
    [
      'of a running build',
      { ...complete, ...unreleased, build: { ...build, status: 'running', step: 'package' } },
      'rrRRRRRWWWW',
      {},
    ],
    [
      'of an interrupted build',
      { ...complete, ...unreleased, remote, build: failedAt('queue') },
      'rrRRFrWWWWW',
      { queue: messages.interruptedNext },
    ],
    [
      'of a build that could not fetch, but could now',
      { ...complete, ...unreleased, remote, build: failedAt('fetch') },
      'rrRRRFWWWWW',
      { fetch: messages.fetchNowNext },
    ],
    [
      'of a build that still cannot fetch',
      { ...complete, ...unreleased, remote: broken('denied'), build: failedAt('fetch') },
      'rrRRRFWWWWW',
      { fetch: gitNextSteps.denied },
    ],
    [
      'of a build of a branch that is gone',
      { ...complete, ...unreleased, remote: noBranch, build: failedAt('fetch') },
      'rrRRRFWWWWW',
      { fetch: messages.noBranchNext },
    ],
    [
      'of a build with a wrong version file',
      { ...complete, ...unreleased, build: failedAt('version') },
      'rrRRRRFWWWW',
      { versionFile: messages.versionFileNext },
    ],
    [
      'of a build with nothing to release',
      { ...complete, ...unreleased, build: failedAt('version', { status: 'skipped' }) },
      'rrRRRRFWWWW',
      { versionFile: messages.skippedNext },
    ],
    [
      'of a build with an invalid package',
      { ...complete, ...unreleased, build: failedAt('check') },
      'rrRRRRRFWWW',
      { package: messages.packageNext },
    ],
    [
      'of a build that could not add its version',
      { ...complete, ...unreleased, build: failedAt('release') },
      'rrRRRRRRFWW',
      { version: messages.addNext },
    ],
    [
      'of a version that was deleted',
      { ...complete, version: null },
      'rrRRRRRRFWW',
      { version: messages.deletedVersionNext },
    ],
    [
      'of a version that sites are not offered',
      { ...complete, version: { ...version, is_offered: false, first_offered_at: null } },
      'rrRRRRRRRFR',
      { offered: messages.notOfferedNext },
    ],
    [
      'of a version that no site knows',
      {
        ...{ ...complete, lastCheckAt: at(8) },
        version: { ...version, first_offered_at: null, first_updated_at: null },
      },
      'rrRRRRRRRWW',
      { offered: messages.noCheckNext },
    ],
    [
      'of a version that no site can install',
      { ...complete, version: { ...version, first_offered_at: null, first_updated_at: null } },
      'rrRRRRRRRWW',
      { offered: messages.noOfferNext },
    ],
    [
      'of a version that no site has installed',
      { ...complete, version: { ...version, first_updated_at: null } },
      'rrRRRRRRRRW',
      {},
    ],
    [
      'of a product that GitHub Actions releases',
      { ...complete, deployment: { ...deployment, usesGithubActions: true }, build: null },
      'rUUUUUUURRR',
      {},
    ],
  ])('%s', (_name, facts, expected, steps) => {
    expect(summarize(facts)).toBe(expected);
    expect(nextSteps(facts)).toEqual(steps);
  });

  test('shows the message of a failed build', () => {
    const hops = traceHops({ ...complete, ...unreleased, build: failedAt('check') });
    expect(hops.find(({ hop }) => hop === 'package')?.detail).toBe('It failed.');
  });
});
