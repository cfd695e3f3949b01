import type { RouteRecord } from './record.ts';

/** What a key may do: read, read and make releases, or everything that a person may. */
export const API_KEY_SCOPES = ['read', 'release', 'full'] as const;

/** One of the scopes an API key may have. */
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** What programs may work on. What is not named here (account, keys, team, payments) no key ever reaches. */
const reachable: ReadonlySet<string> = new Set([
  'Plugins',
  'Themes',
  'Uploads',
  'Pictures',
  'Analytics',
  'Customers',
  'Licenses',
]);

/** The writes that make a release, and the ticket for its upload. */
const releasing =
  /^(?:generateS3Policy|(?:create|update|copy)(?:Plugin|Theme)Version|inspect(?:Plugin|Theme)Package)$/;

const ranks: Record<ApiKeyScope, number> = { read: 0, release: 1, full: 2 };

/**
 * The least scope with which an API key may make a call, by what the call is about and whether it
 * changes anything; `undefined` where no key may.
 */
export function neededScope({
  method,
  config,
  schema,
}: Pick<RouteRecord, 'method' | 'config' | 'schema'>): ApiKeyScope | undefined {
  if (config.access !== 'session' || !schema.tags.every((tag) => reachable.has(tag))) {
    return undefined;
  }
  if (releasing.test(config.operationId)) return 'release';
  return method === 'GET' ? 'read' : 'full';
}

/** Whether a key with a scope may make a call; each scope holds the ones before it. */
export function isWithinScope(scope: ApiKeyScope, needed: ApiKeyScope | undefined): boolean {
  return needed !== undefined && ranks[scope] >= ranks[needed];
}
