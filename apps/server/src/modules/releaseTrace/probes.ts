import { setTimeout as wait } from 'node:timers/promises';
import type { CodeHostResult, HostWebhook } from '../../ports/codeHosts.ts';
import { gitFailures } from '../../ports/git.messages.ts';
import type { Git, GitRemote } from '../../ports/git.ts';
import { traceMessages } from './trace.messages.ts';
import type { HostProbe, RemoteProbe } from './trace.types.ts';

/** How long each probe may take, in milliseconds. */
const PROBE_MS = 5000;

/** Returns what the work returns, or the other value if it takes too long. */
async function withinLimit<Value>(work: Promise<Value>, late: Value, ms: number): Promise<Value> {
  const controller = new AbortController();
  const limit = wait(ms, late, { signal: controller.signal }).catch(() => late);
  try {
    return await Promise.race([work, limit]);
  } finally {
    controller.abort();
  }
}

/** Requests the webhooks of a repository from its code host. */
export async function probeHost(
  listWebhooks: () => Promise<CodeHostResult<HostWebhook[]>>,
  webhookUrl: string,
  limitMs = PROBE_MS,
): Promise<HostProbe> {
  const at = new Date();
  const message = traceMessages.tooSlow;
  const late = { ok: false, problem: { failure: 'timeout', message } } as const;
  const listed = await withinLimit<CodeHostResult<HostWebhook[]>>(listWebhooks(), late, limitMs);
  if (!listed.ok) return { at, ok: false, ...listed.problem };
  const hasWebhook = listed.value.some(
    ({ url, isActive, sendsPushes }) => url === webhookUrl && isActive && sendsPushes,
  );
  return { at, ok: true, value: { hasWebhook } };
}

/** Reads the branches of a repository with Git. */
export async function probeRemote(
  git: Pick<Git, 'listRefs'>,
  remote: GitRemote,
  branch: string,
  limitMs = PROBE_MS,
): Promise<RemoteProbe> {
  const at = new Date();
  const late = { ok: false, failure: 'timeout', detail: '' } as const;
  const listing = git.listRefs(remote, AbortSignal.timeout(limitMs));
  const listed = await withinLimit<Awaited<typeof listing>>(listing, late, limitMs);
  if (!listed.ok)
    return { at, ok: false, failure: listed.failure, message: gitFailures[listed.failure] };
  const hasBranch = listed.value.refs.some(
    ({ kind, name }) => kind === 'branch' && name === branch,
  );
  return { at, ok: true, value: { hasBranch } };
}
