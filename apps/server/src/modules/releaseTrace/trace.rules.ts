import { TRACE_HOPS, type TraceHop, type TraceResponse } from '@pressdock/api';
import {
  traceFetch,
  tracePackage,
  traceQueue,
  traceVersion,
  traceVersionFile,
} from './buildHops.rules.ts';
import { traceDelivery, traceHost, traceSignature, traceWebhook } from './connectionHops.rules.ts';
import { type HopState, unknown, waiting } from './hop.rules.ts';
import { traceOffered, traceUpdated } from './siteHops.rules.ts';
import { traceMessages as messages } from './trace.messages.ts';
import type { TracedDeployment, TraceFacts } from './trace.types.ts';

/** The hops between the code host and the new version. */
type PipelineHop = Exclude<TraceHop, 'host' | 'version' | 'offered' | 'updated'>;

const pipeline: Record<PipelineHop, (deployment: TracedDeployment, facts: TraceFacts) => HopState> =
  {
    webhook: (deployment, { host }) => traceWebhook(deployment, host),
    delivery: traceDelivery,
    signature: traceSignature,
    queue: (deployment, { build }) => traceQueue(deployment, build),
    fetch: (deployment, { build, remote }) => traceFetch(deployment, build, remote),
    versionFile: (_deployment, { build }) => traceVersionFile(build),
    package: (_deployment, { build }) => tracePackage(build),
  };

function traceHop(hop: TraceHop, facts: TraceFacts): HopState {
  if (hop === 'host') return traceHost(facts);
  if (hop === 'version') return traceVersion(facts.build, facts.version);
  if (hop === 'offered') return traceOffered(facts);
  if (hop === 'updated') return traceUpdated(facts);
  const { deployment } = facts;
  if (!deployment) return waiting(messages.waiting);
  if (deployment.usesGithubActions) return unknown(messages.byActions);
  return pipeline[hop](deployment, facts);
}

/** Returns the hops of a release. Of those that were not reached, only the first names a next step. */
export function traceHops(facts: TraceFacts): TraceResponse['hops'] {
  let isOpen = false;
  return TRACE_HOPS.map((hop) => {
    const traced = traceHop(hop, facts);
    const nextStep = isOpen && traced.state !== 'failed' ? null : traced.nextStep;
    isOpen ||= traced.state === 'waiting' || traced.state === 'failed';
    return { hop, ...traced, nextStep };
  });
}
