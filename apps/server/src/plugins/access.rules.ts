import {
  type ApiKeyScope,
  emailVerificationValidation,
  isWithinScope,
  type Role,
  type SessionRecord,
} from '@pressdock/api';
import { forbidden, notFound, Refusal } from '../errors.ts';
import { accessMessages } from './access.messages.ts';

/** The caller of a request: a signed-in person, or a program with an API key. */
export type Caller = ({ actor: Role } | { actor: 'key'; scope: ApiKeyScope }) & {
  isEmailVerified: boolean;
};

/**
 * Returns an error if a caller may not make a call, or else undefined. Calls that no owner may make
 * are for operators; everyone else gets "not found".
 */
export function refuseCaller(
  caller: Caller,
  { config }: Pick<SessionRecord, 'config'>,
): Refusal | undefined {
  const isAllowed =
    caller.actor === 'key'
      ? isWithinScope(caller.scope, config.scope)
      : config.access.includes(caller.actor);
  if (isAllowed) {
    if (caller.isEmailVerified || !config.needsVerifiedEmail) return undefined;
    return new Refusal('email_unverified', emailVerificationValidation.required);
  }
  if (caller.actor === 'key') return forbidden(accessMessages.key(config.scope));
  if (caller.actor === 'owner' || !config.access.includes('owner')) return notFound();
  return forbidden(accessMessages[caller.actor]);
}
