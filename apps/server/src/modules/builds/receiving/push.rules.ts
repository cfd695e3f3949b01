import { isPackageVersion, type RepositorySource } from '@pressdock/api';
import { pushMessages } from '../builds.messages.ts';
import { headerOf, type PushHeaders } from './signature.rules.ts';

/** A branch or tag that a push changed. Its commit is null if the push deleted it. */
export interface PushedRef {
  kind: 'branch' | 'tag';
  name: string;
  commit: string | null;
}

/** The contents of a webhook: the refs of a push, or another event, which has no effect. */
export type PushEvent = { isPush: true; refs: PushedRef[] } | { isPush: false };

const commitPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

type Json = Record<string, unknown>;

function asObject(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;
}

function asCommit(value: unknown): string | null {
  const isCommit = typeof value === 'string' && commitPattern.test(value) && !/^0+$/.test(value);
  return isCommit ? value : null;
}

function parseRef(ref: unknown, commit: unknown, isDeleted: boolean): PushedRef[] | undefined {
  const [, folder, name] =
    (typeof ref === 'string' && /^refs\/(heads|tags)\/(.+)$/.exec(ref)) || [];
  if (name === undefined || name.length > 500) return undefined;
  const kind = folder === 'tags' ? 'tag' : 'branch';
  return [{ kind, name, commit: isDeleted ? null : asCommit(commit) }];
}

/** Parses the changes of a push on Bitbucket, which may be several. */
function parseChanges(payload: Json): PushedRef[] | undefined {
  const changes = asObject(payload.push)?.changes;
  if (!Array.isArray(changes)) return undefined;
  return changes.flatMap((change): PushedRef[] => {
    const after = asObject(asObject(change)?.new);
    const before = asObject(asObject(change)?.old);
    const { type, name } = after ?? before ?? {};
    if (typeof name !== 'string' || (type !== 'branch' && type !== 'tag')) return [];
    const commit = after ? asCommit(asObject(after.target)?.hash) : null;
    return [{ kind: type, name, commit }];
  });
}

/** Returns whether the headers say that a webhook is about something else than a push. */
function isOtherEvent(source: RepositorySource, headers: PushHeaders): boolean {
  const event = (name: string) => headerOf(headers, name)?.toLowerCase();
  switch (source) {
    case 'github':
      return event('x-github-event') !== 'push';
    case 'gitlab':
      return !['push hook', 'tag push hook', 'system hook'].includes(event('x-gitlab-event') ?? '');
    case 'bitbucket':
      return event('x-event-key') !== 'repo:push';
    default:
      // Forges that are compatible with GitHub name the event; a plain hook of Git does not.
      return (event('x-github-event') ?? event('x-gitea-event') ?? 'push') !== 'push';
  }
}

/** Returns the text of a body: JSON, or a form with JSON in its field "payload". */
function readPayload(headers: PushHeaders, body: Buffer): unknown {
  const type = headerOf(headers, 'content-type')?.toLowerCase() ?? '';
  const text = body.toString();
  const isForm = type.startsWith('application/x-www-form-urlencoded');
  try {
    return JSON.parse(isForm ? (new URLSearchParams(text).get('payload') ?? '') : text);
  } catch {
    return undefined;
  }
}

/** Parses a webhook, whose signature was checked before; undefined if it is malformed. */
export function parsePush(
  source: RepositorySource,
  headers: PushHeaders,
  body: Buffer,
): PushEvent | undefined {
  if (isOtherEvent(source, headers)) return { isPush: false };
  const payload = asObject(readPayload(headers, body));
  if (!payload) return undefined;
  const refs =
    source === 'bitbucket'
      ? parseChanges(payload)
      : parseRef(payload.ref, payload.after, payload.deleted === true || isZero(payload.after));
  return refs && { isPush: true, refs };
}

const isZero = (value: unknown) => typeof value === 'string' && /^0{40,64}$/.test(value);

/** Returns the id of a delivery, which is the same when it is repeated; undefined if it has none. */
export function deliveryIdOf(source: RepositorySource, headers: PushHeaders): string | undefined {
  const names: Record<RepositorySource, readonly string[]> = {
    github: ['x-github-delivery'],
    gitlab: ['idempotency-key', 'webhook-id', 'x-gitlab-event-uuid'],
    bitbucket: ['x-request-uuid'],
    git: ['x-delivery', 'x-github-delivery', 'x-gitea-delivery'],
  };
  for (const name of names[source]) {
    const id = headerOf(headers, name);
    if (id !== undefined) return id.slice(0, 200);
  }
  return undefined;
}

/** Returns the version that a tag names: `v1.2.3` and `1.2.3` are 1.2.3; undefined for other tags. */
export function versionOfTag(tag: string): string | undefined {
  const version = tag.replace(/^v(?=\d)/i, '');
  return /^\d/.test(version) && isPackageVersion(version) ? version : undefined;
}

/** The decision about a push: what to build, or why nothing. */
export type PushDecision =
  | { trigger: 'push' | 'tag'; ref: PushedRef }
  | { trigger: null; reason: string };

/** Decides what to build after a push. */
export function decidePush(
  refs: readonly PushedRef[],
  { branch, releasesTags }: { branch: string; releasesTags: boolean },
): PushDecision {
  const isBranch = ({ kind, name }: PushedRef) => kind === 'branch' && name === branch;
  const pushed = refs.find((ref) => isBranch(ref) && ref.commit !== null);
  if (pushed) return { trigger: 'push', ref: pushed };
  if (refs.some(isBranch)) return { trigger: null, reason: pushMessages.deleted };
  const tag = refs.find(({ kind, name, commit }) => {
    return kind === 'tag' && commit !== null && versionOfTag(name) !== undefined;
  });
  if (tag && releasesTags) return { trigger: 'tag', ref: tag };
  if (tag) return { trigger: null, reason: pushMessages.tags };
  return { trigger: null, reason: pushMessages.otherBranch(branch) };
}
