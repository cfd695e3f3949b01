import type { Credentials } from '../../entities/session/session.atoms.ts';
import type { FailedCall, FormErrors } from '../../shared/form/formErrors.rules.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { authMessages } from './auth.messages.ts';

/** Returns the texts of a submitted form; a missing field is blank. */
export function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/**
 * Returns the errors of an e-mail address and a password before they are sent.
 * @see specification, section 5, "Login"
 */
export function findSignInErrors(input: {
  email: string;
  password: string;
}): FormErrors | undefined {
  const isComplete = input.email.trim() !== '' && input.password !== '';
  return isComplete ? undefined : { message: authMessages.login.failed };
}

/**
 * Returns the errors of a failed sign-in; fields are marked only if the server names them.
 * @see specification, section 8, "Login"
 */
export function signInFailure({ status, error, retryAfterSeconds }: FailedCall): FormErrors {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  // The password was right, so the reason reveals nothing to a stranger.
  if (error.code === 'suspended') return { message: error.message };
  const isRefused = status >= 400 && status < 500;
  return { message: isRefused ? authMessages.login.failed : error.message };
}

const steps = { second_factor_required: 'code', deactivated: 'deactivated' } as const;

/** A further step that the server requires; the next attempt starts from it. */
export interface RequiredSignInStep {
  kind: 'code' | 'deactivated';
  credentials: Credentials;
  message: string;
}

/** Returns the step that a failed sign-in leads to if the password was correct. */
export function findSignInStep(
  { error }: FailedCall,
  credentials: Credentials,
): RequiredSignInStep | undefined {
  const kind = steps[error.code as keyof typeof steps];
  return kind && { kind, credentials, message: error.message };
}
