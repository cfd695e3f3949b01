import { signInValidation } from '@pressdock/api';
import type { RegistrationMode } from '@pressdock/api/limits';

/** The facts that decide who can create an account. */
export interface RegistrationFacts {
  /** The selection of an operator; undefined if nobody has yet. */
  selected: RegistrationMode | undefined;
  hasOperator: boolean;
  isDemo: boolean;
}

/** Returns who can create an account. Unless an operator decides otherwise, the first one closes it. */
export function findRegistrationMode({
  selected,
  hasOperator,
  isDemo,
}: RegistrationFacts): RegistrationMode {
  return selected ?? (isDemo || !hasOperator ? 'open' : 'closed');
}

/** Returns why a person cannot create an account; undefined if they can. */
export function explainClosedRegistration(
  mode: RegistrationMode,
  isInvited: boolean,
): string | undefined {
  if (mode === 'open' || (mode === 'invitation' && isInvited)) return undefined;
  return mode === 'closed'
    ? signInValidation.registrationClosed
    : signInValidation.registrationByInvitation;
}
