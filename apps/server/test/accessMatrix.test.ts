import { neededScope, type RouteRecord, routes } from '@pressdock/api';
import { expect, test } from 'vitest';
import { accountToldOf, isNoted, namingField } from '../src/modules/audit/audit.rules.ts';
import { subjectKind } from '../src/modules/audit/subjects.store.ts';
import { limitPerMinute } from '../src/plugins/rate-limit.ts';
import { type Caller, refusalOf } from '../src/plugins/reach.rules.ts';

const people = ['owner', 'member', 'viewing', 'operator'] as const;
const scopes = ['read', 'release', 'full'] as const;
const actors = [...people, 'key'] as const;

const callers: Caller[] = [
  ...people.map((actor) => ({ actor })),
  ...scopes.map((scope) => ({ actor: 'key' as const, scope })),
];

const columns = [
  ['operation', 'call'],
  [...people],
  scopes.map((scope) => `key: ${scope}`),
  ['scope', 'recorded for', 'subject', 'named by', 'personal', 'per minute'],
].flat();

/** Returns `yes`, or the status a caller gets instead. */
function decide(caller: Caller, record: RouteRecord): string {
  const refusal = refusalOf(caller, record);
  if (!refusal) return 'yes';
  return refusal.code === 'not_found' ? '404' : '403';
}

function recordedFor(record: RouteRecord): string {
  const recorded = actors.filter((actor) => isNoted(actor, record));
  return recorded.length === actors.length ? 'everyone' : recorded.join(' ');
}

function isPersonal(record: RouteRecord): boolean {
  const member = { actor: 'member', userId: 'person', accountId: 'account' } as const;
  return accountToldOf(member, record) === 'person';
}

function describeSession(record: RouteRecord): string[] {
  return [
    ...callers.map((caller) => decide(caller, record)),
    neededScope(record) ?? 'none',
    recordedFor(record),
    subjectKind(record.url) ?? '',
    namingField(record.config.operationId) ?? '',
    isPersonal(record) ? 'yes' : '',
  ];
}

function describeRoute(record: RouteRecord): string[] {
  const { operationId, access } = record.config;
  const decisions =
    access === 'public'
      ? [...callers.map(() => 'public'), 'none', '', '', '', '']
      : describeSession(record);
  const call = `${record.method} ${record.url}`;
  return [operationId, call, ...decisions, String(limitPerMinute(operationId))];
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
