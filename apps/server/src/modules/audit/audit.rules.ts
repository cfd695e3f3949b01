import type { AUDIT_WAYS, RouteRecord } from '@pressdock/api';
import { TEXT_LIMITS } from '@pressdock/api/limits';
import type { Actor, RequestContext } from '../../context.ts';
import { toOneLine } from '../../text/oneLine.ts';

/** How somebody acted. */
export type AuditWay = (typeof AUDIT_WAYS)[number];

/** How an actor's doings are labelled in the audit log. */
export function wayOf(actor: Actor): AuditWay {
  if (actor === 'key') return 'apiKey';
  return actor === 'viewing' ? 'viewing' : 'session';
}

/** Whether a call is kept: every change, every whole list taken out, and all an operator views. */
export function isNoted(actor: Actor, { method, config }: Pick<RouteRecord, 'method' | 'config'>) {
  return method !== 'GET' || actor === 'viewing' || config.operationId.startsWith('export');
}

const personal = /^(?:saveProfile|exportData|deactivate)$/;

/** The account whose log tells of a call: a member's own where it is about them and not about the team. */
export function accountToldOf(
  { actor, userId, accountId }: Pick<RequestContext, 'actor' | 'userId' | 'accountId'>,
  { config, schema }: Pick<RouteRecord, 'config' | 'schema'>,
): string {
  const isPersonal = schema.tags.includes('Security') || personal.test(config.operationId);
  return actor === 'member' && isPersonal ? userId : accountId;
}

/** A text as it is kept: one line that can be stored, of sensible length. */
export function clean(text: string): string {
  return toOneLine(text).slice(0, TEXT_LIMITS.name);
}

/** A licence key as it is told to people who need not have it. */
export function licenseBeginning(key: string): string {
  return `${key.slice(0, 8)}…`;
}

/** Which field of what was sent names what a call makes. Nothing else of a body is ever kept. */
const naming: Readonly<Record<string, string>> = {
  createPlugin: 'name',
  createTheme: 'name',
  createPluginVersion: 'version',
  createThemeVersion: 'version',
  createCustomer: 'email',
  createLicense: 'key',
  createApiKey: 'name',
  inviteMember: 'email',
  saveSetting: 'key',
};

/** The field of the body that names what a call makes; undefined where none does. */
export function namingField(action: string): string | undefined {
  return naming[action];
}

/** What a call makes, named by what was sent; blank where it makes nothing or sent nothing of the kind. */
export function subjectOfBody(action: string, body: unknown): string {
  const field = namingField(action);
  const value = field === undefined ? undefined : (Object(body) as Record<string, unknown>)[field];
  if (typeof value !== 'string') return '';
  return action === 'createLicense' ? licenseBeginning(value) : value;
}

/** A day's beginning as a database can hold it; earlier ones are as good as the first. */
export function storableDay(day: string | undefined): string | undefined {
  return day !== undefined && day < '0001-01-01' ? '0001-01-01' : day;
}
