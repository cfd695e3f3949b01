import { type RouteRecord, routes, type SessionRecord } from '@pressdock/api';
import { expect, test } from 'vitest';
import { findLogAccount, isRecorded } from '../modules/audit/audit.rules.ts';
import { type Caller, refuseCaller } from './access.rules.ts';
import { sessionConfigOf } from './authentication.ts';

type SessionConfig = SessionRecord['config'];

const people = ['owner', 'member', 'viewing', 'operator'] as const;
const scopes = ['read', 'release', 'license', 'full'] as const;
const actors = [...people, 'key'] as const;

const callers: Caller[] = [
  ...people.map((actor) => ({ actor, isEmailVerified: true })),
  ...scopes.map((scope) => ({ actor: 'key' as const, scope, isEmailVerified: true })),
];

const columns = [
  ['operation', 'call'],
  [...people],
  scopes.map((scope) => `key: ${scope}`),
  ['scope', 'verified e-mail', 'recorded for', 'subject', 'named by', 'personal', 'per minute'],
].flat();

/** Returns `yes`, or the status a caller gets instead. */
function decide(caller: Caller, config: SessionConfig): string {
  const refusal = refuseCaller(caller, { config });
  if (!refusal) return 'yes';
  return refusal.code === 'not_found' ? '404' : '403';
}

function recordedFor({ audit }: SessionConfig): string {
  const recorded = actors.filter((actor) => isRecorded(actor, audit));
  return recorded.length === actors.length ? 'everyone' : recorded.join(' ');
}

function isPersonal({ audit }: SessionConfig): boolean {
  const member = { actor: 'member', userId: 'person', accountId: 'account' } as const;
  return findLogAccount(member, audit) === 'person';
}

function describeSession(config: SessionConfig): string[] {
  return [
    ...callers.map((caller) => decide(caller, config)),
    config.scope,
    config.needsVerifiedEmail ? 'needed' : '',
    recordedFor(config),
    config.audit.subject ?? '',
    config.audit.namedBy ?? '',
    isPersonal(config) ? 'yes' : '',
  ];
}

function describeRoute({ method, url, config }: RouteRecord): string[] {
  const sessionConfig = sessionConfigOf(config);
  const decisions = sessionConfig
    ? describeSession(sessionConfig)
    : [...callers.map(() => 'public'), config.scope, '', '', '', '', ''];
  return [config.operationId, `${method} ${url}`, ...decisions, String(config.rateLimit.perMinute)];
}

/** Lays rows out as a Markdown table whose columns line up. */
function toTable(rows: readonly string[][]): string {
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | '));
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join(' | '));
  return lines.map((line) => `| ${line} |\n`).join('');
}

test('grants, records and limits every call as the committed table says', async () => {
  const byPath = [...routes].sort((one, other) =>
    one.url < other.url ? -1 : one.url > other.url ? 1 : 0,
  );
  const table = toTable([columns, ...byPath.map(describeRoute)]);
  await expect(table).toMatchFileSnapshot('accessMatrix.md');
});
