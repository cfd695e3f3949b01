import { type ApiKeyScope, isWithinScope, type Role, type SessionRecord } from '@pressdock/api';
import { forbidden, notFound, type Refusal } from '../errors.ts';
import { accessMessages } from './access.messages.ts';

/** The caller of a request: a signed-in person, or a program with an API key. */
export type Caller = { actor: Role } | { actor: 'key'; scope: ApiKeyScope };

/**
 * Returns an error if a caller may not make a call, or else undefined. Calls that no owner may make
 * are for operators; everyone else gets "not found".
 */
export function refuseCaller(
  caller: Caller,
  { config }: Pick<SessionRecord, 'config'>,
): Refusal | undefined {
  if (caller.actor === 'key') {
    return isWithinScope(caller.scope, config.scope) ? undefined : forbidden(accessMessages.key);
  }
  if (config.access.includes(caller.actor)) return undefined;
  if (caller.actor === 'owner' || !config.access.includes('owner')) return notFound();
  return forbidden(accessMessages[caller.actor]);
}
