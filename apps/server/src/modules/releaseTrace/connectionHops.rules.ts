import type { CodeHostFailure } from '../../ports/codeHosts.ts';
import { gitFailures } from '../../ports/git.messages.ts';
import type { GitFailure } from '../../ports/git.ts';
import { failed, type HopState, probed, reached, unknown, waiting } from './hop.rules.ts';
import { gitNextSteps, traceMessages as messages } from './trace.messages.ts';
import type { HostProbe, RemoteProbe, TracedDeployment, TraceFacts } from './trace.types.ts';

/** Failures of Git at which the host itself was not reached, or must not be used. */
const hostFailures: readonly GitFailure[] = [
  ...(['invalid_url', 'not_public', 'unreachable', 'timeout', 'host_key_changed'] as const),
];

/** Failures of a code host's API without a response. */
const silentFailures: readonly CodeHostFailure[] = ['unreachable', 'timeout'];

function traceApi(repository: string, { at, ...probe }: HostProbe): HopState {
  if (probe.ok) return probed(messages.hostReached(repository), at);
  if (silentFailures.includes(probe.failure)) {
    const detail = messages.hostFailed(probe.message);
    return failed(detail, messages.hostNext, { at, isProbed: true });
  }
  if (probe.failure === 'not_connected') return unknown(messages.hostUnknown);
  return probed(messages.hostReached(repository), at);
}

function traceServer(repository: string, { at, ...probe }: RemoteProbe): HopState {
  if (probe.ok || !hostFailures.includes(probe.failure)) {
    return probed(messages.hostReached(repository), at);
  }
  return failed(gitFailures[probe.failure], gitNextSteps[probe.failure], { at, isProbed: true });
}

/** Returns whether the host can be reached. */
export function traceHost({ deployment, host, remote }: TraceFacts): HopState {
  if (!deployment) return waiting(messages.notConnected, messages.connect);
  if (host) return traceApi(deployment.repository, host);
  return remote ? traceServer(deployment.repository, remote) : unknown(messages.hostUnknown);
}

function traceListedWebhook({ at, ...probe }: HostProbe): HopState {
  if (!probe.ok) {
    return unknown(messages.webhookUnknown(probe.message), messages.webhookUnknownNext);
  }
  if (probe.value.hasWebhook) return probed(messages.webhookReached, at);
  return failed(messages.webhookMissing, messages.webhookMissingNext, { at, isProbed: true });
}

/** Returns whether the repository has a webhook that points here. */
export function traceWebhook(deployment: TracedDeployment, host: HostProbe | null): HopState {
  if (host) return traceListedWebhook(host);
  const { lastDelivery, webhookUrl } = deployment;
  if (lastDelivery) return reached(messages.webhookUsed, lastDelivery.at);
  return unknown(messages.webhookByHand, messages.webhookByHandNext(webhookUrl));
}

/** Returns whether a webhook has arrived. */
export function traceDelivery({ lastDelivery, branch }: TracedDeployment): HopState {
  if (!lastDelivery) return waiting(messages.notDelivered, messages.notDeliveredNext(branch));
  const { at, outcome } = lastDelivery;
  if (outcome === 'malformed') return failed(messages.malformed, messages.malformedNext, { at });
  return reached(messages.delivered, at);
}

/** Returns whether the signature of the newest webhook is correct. */
export function traceSignature({ lastDelivery, source }: TracedDeployment): HopState {
  if (!lastDelivery) return waiting(messages.waiting);
  const { at, outcome } = lastDelivery;
  if (outcome === 'malformed') return unknown(messages.notSigned);
  if (outcome !== 'wrong_signature') return reached(messages.signed, at);
  const nextStep =
    source === 'git' ? messages.wrongSignatureByHandNext : messages.wrongSignatureNext;
  return failed(messages.wrongSignature, nextStep, { at });
}
