import { type ApiKeyScope, isWithinScope, neededScope, type RouteRecord } from '@pressdock/api';
import type { Actor } from '../context.ts';
import { forbidden, notFound, type Refusal } from '../errors.ts';
import { reachMessages } from './reach.messages.ts';

/** Who calls: somebody signed in, or a program with what its key may do. */
export type Caller = { actor: Exclude<Actor, 'key'> } | { actor: 'key'; scope: ApiKeyScope };

type Called = Pick<RouteRecord, 'method' | 'config' | 'schema'>;

/** The work of an account, which its members share and an operator may look into. */
const work: ReadonlySet<string> = new Set([
  'Plugins',
  'Themes',
  'Uploads',
  'Pictures',
  'Analytics',
  'Customers',
  'Licenses',
  'License signing',
  'Audit log',
]);

/** What a member does beside that: as the person they are, and to join or leave. */
const memberTags: ReadonlySet<string> = new Set([...work, 'Account', 'Security']);
const memberCalls = /^(?:leaveTeam|acceptInvitation)$/;
/** What every customer's site has to follow. */
const ownersCalls = /^(?:rotateSigningKey|signWithKey)$/;

/** What an operator sees of the person and the team while viewing, beside the account's work. */
const viewingCalls = /^(?:readMe|readActualMe|readStats|listMembers|listPendingMembers)$/;
/** Files of whole lists, and leave to upload. */
const neverViewing = /^(?:export\w+|generateS3Policy)$/;

function isAbout(record: Called, tags: ReadonlySet<string>): boolean {
  return record.schema.tags.every((tag) => tags.has(tag));
}

function isForMembers(record: Called): boolean {
  const { operationId } = record.config;
  if (memberCalls.test(operationId)) return true;
  return isAbout(record, memberTags) && !ownersCalls.test(operationId);
}

function isForViewing(record: Called): boolean {
  const { operationId } = record.config;
  if (operationId === 'signOut') return true;
  // Whoever views changes nothing, whatever a call is about.
  if (record.method !== 'GET') return false;
  if (viewingCalls.test(operationId)) return true;
  return isAbout(record, work) && !neverViewing.test(operationId);
}

/**
 * Why somebody may not make a call; undefined where they may. What is the operator's is not found by
 * anybody else.
 */
export function refusalOf(caller: Caller, record: Called): Refusal | undefined {
  if (caller.actor === 'key') {
    const isOpen = isWithinScope(caller.scope, neededScope(record));
    return isOpen ? undefined : forbidden(reachMessages.key);
  }
  const { operationId } = record.config;
  if (record.schema.tags.includes('Administration')) {
    const allowed = operationId === 'endViewing' ? 'viewing' : 'operator';
    return caller.actor === allowed ? undefined : notFound();
  }
  if (caller.actor === 'member' && !isForMembers(record)) return forbidden(reachMessages.member);
  if (caller.actor === 'viewing' && !isForViewing(record)) return forbidden(reachMessages.viewing);
  if (caller.actor === 'operator' && operationId === 'deactivate') {
    return forbidden(reachMessages.operator);
  }
  return undefined;
}
