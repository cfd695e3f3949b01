import { expect, test } from 'vitest';
import { authMessages } from './auth.messages.ts';
import { findSignInErrors, findSignInStep, signInFailure, textsOf } from './auth.rules.ts';
import { registerMessages } from './register/register.messages.ts';
import {
  explainNoRegistration,
  findRegistrationErrors,
  registrationFailure,
} from './register/register.rules.ts';

const failed = (status: number, fields?: Record<string, string>) => ({
  ok: false as const,
  status,
  error: { code: 'internal' as const, message: 'Something broke.', fields },
});

const complete = {
  firstName: 'Mara',
  lastName: 'Rösler',
  email: 'mara@example.com',
  password: 'correct horse',
};

test('shows the exact messages of the specification, section 8', () => {
  expect(authMessages.login.failed).toBe('Invalid username or password.  Please try again.');
  expect(registerMessages.incomplete).toBe(
    'All fields are required.  Please fill them out and try again.',
  );
  expect(registerMessages.failed).toBe(
    'There was an error registering you with pressdock.  Please try again.',
  );
  expect(registerMessages.signInFailed).toBe(
    'There was an error creating your user. Please try again.',
  );
});

// Specification, section 5, "Login".
test.each([
  [{ email: '', password: '' }, false],
  [{ email: ' ', password: 'x' }, false],
  [{ email: 'mara@example.com', password: '' }, false],
  [{ email: 'mara@example.com', password: ' ' }, true],
])('lets %o be sent: %s', (input, isSent) => {
  expect(findSignInErrors(input)).toEqual(
    isSent ? undefined : { message: 'Invalid username or password.  Please try again.' },
  );
});

// Specification, section 8, "Login"; 429 as in the security rules, "Passwords".
test.each([
  [401, authMessages.login.failed],
  [400, authMessages.login.failed],
  [500, 'Something broke.'],
  [0, 'Something broke.'],
])('answers a sign-in of status %d with "%s"', (status, message) => {
  expect(signInFailure(failed(status)).message).toBe(message);
});

test('says that an account is suspended', () => {
  const error = { code: 'suspended' as const, message: 'Suspended.' };
  expect(signInFailure({ ...failed(403), error })).toEqual({ message: 'Suspended.' });
});

// The contract of signing in: 403 with `second_factor_required` or `deactivated`.
test.each([
  ['second_factor_required', 'code'],
  ['deactivated', 'deactivated'],
  ['forbidden', undefined],
  ['unauthenticated', undefined],
] as const)('is led by "%s" to the step %s', (code, kind) => {
  const refused = { ok: false as const, status: 403, error: { code, message: 'Not yet.' } };
  const credentials = { email: 'mara@example.com', password: 'x', reactivate: true };
  const step = findSignInStep(refused, credentials);
  expect(step).toEqual(kind && { kind, credentials, message: 'Not yet.' });
});

test('says how long to wait after too many attempts', () => {
  const refused = { ...failed(429), retryAfterSeconds: 30 };
  expect(signInFailure(refused).message).toContain('30 seconds');
  expect(registrationFailure(refused).message).toContain('30 seconds');
});

// Specification, section 5, "Register".
test.each(['firstName', 'lastName', 'email', 'password'] as const)(
  'does not register without %s',
  (name) => {
    const errors = findRegistrationErrors({ ...complete, [name]: ' ' });
    expect(errors).toEqual({ message: registerMessages.incomplete });
  },
);

test('names the field when the password is too short', () => {
  const errors = findRegistrationErrors({ ...complete, password: '1234567' });
  expect(errors?.fields).toHaveProperty('password');
  expect(findRegistrationErrors(complete)).toBeUndefined();
});

test('shows what the server says about single fields', () => {
  const fields = { email: 'Please enter a valid e-mail address.' };
  expect(registrationFailure(failed(400, fields))).toEqual({
    message: registerMessages.failed,
    fields,
  });
});

test('reads a form, missing fields as blank', () => {
  const form = new FormData();
  form.set('email', 'mara@example.com');
  expect(textsOf(form, ['email', 'password'])).toEqual({
    email: 'mara@example.com',
    password: '',
  });
});

test.each([
  ['open', false, undefined],
  ['open', true, undefined],
  ['invitation', true, undefined],
  ['invitation', false, registerMessages.byInvitation],
  ['closed', true, registerMessages.closed],
] as const)('explains the registration mode "%s", invited: %s', (mode, isInvited, text) => {
  expect(explainNoRegistration(mode, isInvited)?.text).toBe(text);
});

test("shows the server's reason when registration is closed meanwhile", () => {
  const refused = { ...failed(403), error: { code: 'forbidden' as const, message: 'Closed.' } };
  expect(registrationFailure(refused)).toEqual({ message: 'Closed.' });
});
