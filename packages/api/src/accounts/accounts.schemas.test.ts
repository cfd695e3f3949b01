import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  RegisterRequest,
  SaveProfileRequest,
  SECRET_MASK,
  SignInRequest,
} from './accounts.schemas.ts';
import { profileValidation } from './profile.messages.ts';
import { signInValidation } from './signIn.messages.ts';

test('requires every field to register (specification, section 5)', () => {
  const { error } = z.safeParse(RegisterRequest, {});
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
    ['firstName', 'lastName', 'email', 'password'].map((field) => [
      field,
      signInValidation.registerIncomplete,
    ]),
  );
});

test.each([{}, { email: 1, password: null }, { email: 'x'.repeat(1001), password: 'x' }])(
  'rejects the sign-in %.60j with the message of any failed sign-in',
  (input) => {
    const { error } = z.safeParse(SignInRequest, input);
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(
      new Set([signInValidation.failed]),
    );
  },
);

test.each(['token-1/A_b~', '', SECRET_MASK])(
  'accepts "%s" as a key of a sales platform',
  (envatoApiToken) => {
    expect(z.parse(SaveProfileRequest, { envatoApiToken })).toEqual({ envatoApiToken });
  },
);

test.each(['two words', 'line\nbreak', 'clé', `${SECRET_MASK}x`])(
  'rejects %j as a key of a sales platform, because it cannot be sent in a header',
  (sendowlApiKey) => {
    const { error } = z.safeParse(SaveProfileRequest, { sendowlApiKey });
    expect(error?.issues[0]?.message).toBe(profileValidation.secret);
  },
);
