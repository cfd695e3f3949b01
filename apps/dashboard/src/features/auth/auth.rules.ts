import type { Result } from '@pressdock/api/client';
import type { Credentials } from '../../entities/session/session.atoms.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { authMessages } from './auth.messages.ts';

/** Signing in, or opening an account, that did not succeed. */
export type Failed = Extract<Result<never>, { ok: false }>;

/** What a form has to say: about itself, and about single fields by name. */
export interface FormFaults {
  message?: string;
  fields?: Record<string, string>;
}

/** The texts of a sent form. A field that is missing counts as blank. */
export function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/**
 * What is wrong with an e-mail and a password before they are sent.
 * @see specification, section 5, "Login"
 */
export function signInFaults(input: { email: string; password: string }): FormFaults | undefined {
  const isComplete = input.email.trim() !== '' && input.password !== '';
  return isComplete ? undefined : { message: authMessages.login.failed };
}

/**
 * What to say when signing in did not succeed. Only what the server calls wrong is called wrong.
 * @see specification, section 8, "Login"
 */
export function signInFailure({ status, error, retryAfterSeconds }: Failed): FormFaults {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  const isRefused = status >= 400 && status < 500;
  return { message: isRefused ? authMessages.login.failed : error.message };
}

const steps = { second_factor_required: 'code', deactivated: 'deactivated' } as const;

/** What the server asks for beside what it was sent, with which the next attempt begins. */
export interface SignInAsk {
  kind: 'code' | 'deactivated';
  credentials: Credentials;
  message: string;
}

/** The step that a refused attempt to sign in leads to, if the password was right. */
export function signInAsk({ error }: Failed, credentials: Credentials): SignInAsk | undefined {
  const kind = steps[error.code as keyof typeof steps];
  return kind && { kind, credentials, message: error.message };
}
