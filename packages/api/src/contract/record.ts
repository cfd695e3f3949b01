import type * as z from 'zod/mini';
import type { ApiKeyScope, Roles } from './access.ts';
import type { AuditEntry, HandlerAuditEntry } from './audit.ts';
import type { RateLimit } from './rateLimit.ts';

type Schema = z.core.$ZodType;

/** A response body that is not JSON, by media type. */
export interface TypedBody {
  description: string;
  content: Record<string, { schema: Schema }>;
}

interface CallConfig {
  /** A verb phrase, unique in the contract. */
  operationId: string;
  /** How often the call may be made. */
  rateLimit: RateLimit;
}

/** A call that anyone may make, signed in or not. */
interface PublicConfig extends CallConfig {
  access: 'public';
  scope: 'none';
  audit: 'none' | HandlerAuditEntry;
}

/** A read that needs a session or an API key. It always has an audit entry. */
interface SessionConfig extends CallConfig {
  /** Who may make the call with a session. */
  access: Roles;
  /** The scope that an API key must include, or `none` when no key may make the call. */
  scope: ApiKeyScope | 'none';
  /** What the audit log records. */
  audit: AuditEntry;
  /** Whether the person must have verified their e-mail address (403 `email_unverified`). */
  needsVerifiedEmail?: true;
}

/** A change that needs a session or an API key. Every actor's change is recorded. */
interface ChangeConfig extends SessionConfig {
  audit: AuditEntry & { when: 'always' };
}

/** A read by POST, because its input is too long for a URL. */
interface PostReadConfig extends SessionConfig {
  isRead: true;
}

type Change = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call<Method, Config extends CallConfig> {
  method: Method;
  url: string;
  config: Config;
  schema: {
    summary: string;
    tags: readonly string[];
    params?: Schema;
    querystring?: Schema;
    body?: Schema;
    /** The media types of the body when it is not JSON. */
    consumes?: readonly string[];
    response: Record<number, Schema | TypedBody>;
  };
}

/** A call that needs a session or an API key. */
export type SessionRecord =
  | Call<'GET', SessionConfig>
  | Call<'POST', PostReadConfig>
  | Call<Change, ChangeConfig>;

/** The complete definition of a call. The server, the client and the OpenAPI document derive from it. */
export type RouteRecord = SessionRecord | Call<'GET' | Change, PublicConfig>;

/** Returns whether a call changes nothing. */
export function isRead({ method, config }: RouteRecord): boolean {
  return method === 'GET' || 'isRead' in config;
}

type BodyField<Record> = Record extends { schema: { body: infer Body extends Schema } }
  ? keyof z.input<Body>
  : never;

type NamesBodyField<Record> = Record extends { config: { audit: { namedBy: infer Field } } }
  ? Field extends BodyField<Record>
    ? Record
    : { config: { audit: { namedBy: BodyField<Record> } } }
  : Record;

type NamesSubject<Record, Subject> = Record extends { config: { audit: { subject: infer Name } } }
  ? Name extends Subject
    ? Record
    : { config: { audit: { subject: Subject } } }
  : Record;

/** A resource's records, if their audit entries name only known subjects and fields of the body. */
export type CheckedRecords<Records, Subject> = {
  [Name in keyof Records]: NamesBodyField<Records[Name]> & NamesSubject<Records[Name], Subject>;
};
