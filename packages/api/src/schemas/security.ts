import * as z from 'zod/mini';
import { accountValidation } from '../accountValidation.ts';
import { PASSWORD_LENGTH } from '../limits.ts';
import { validationMessages } from '../messages.ts';
import { profileValidation } from '../profileValidation.ts';
import { Id, Timestamp } from './primitives.ts';

const addressText = z
  .string(accountValidation.resetAddress)
  .check(
    z.trim(),
    z.minLength(1, accountValidation.resetAddress),
    z.maxLength(254, validationMessages.email),
    z.email(validationMessages.email),
  );

const Nonce = z
  .string(accountValidation.resetCode)
  .check(
    z.minLength(1, accountValidation.resetCode),
    z.maxLength(200, accountValidation.resetCode),
  );

const typedPassword = z
  .string(accountValidation.resetPasswords)
  .check(
    z.minLength(PASSWORD_LENGTH.min, validationMessages.passwordTooShort),
    z.maxLength(PASSWORD_LENGTH.max, validationMessages.passwordTooLong),
  );

/** Asking for a code to set a new password with. */
export const PasswordResetRequest = z.object({ email: addressText });

/** What asking answers: the same for a known and for an unknown address. */
export const PasswordResetResponse = z.object({ message: z.string() });

/** The code of a reset letter. */
export const CheckNonceRequest = z.object({ nonce: Nonce });

/** Setting a new password with the code of a reset letter. */
export const ResetPasswordRequest = z
  .object({ nonce: Nonce, passwordA: typedPassword, passwordB: z.string() })
  .check(
    z.refine(({ passwordA, passwordB }) => passwordA === passwordB, {
      error: accountValidation.resetMismatch,
      path: ['passwordB'],
    }),
  );
/** @see {@link ResetPasswordRequest} */
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/** Proving that it is still the person who signed in. */
export const ProofRequest = z.object({
  currentPassword: z
    .string(profileValidation.currentPasswordMissing)
    .check(
      z.minLength(1, profileValidation.currentPasswordMissing),
      z.maxLength(1000, profileValidation.currentPasswordWrong),
    ),
});

/** A place where the person is signed in. `network` is the beginning of its address. */
export const SessionResponse = z.object({
  _id: Id,
  device: z.string(),
  network: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  expiresAt: Timestamp,
  isCurrent: z.boolean(),
});
/** @see {@link SessionResponse} */
export type SessionResponse = z.infer<typeof SessionResponse>;

/** Whether signing in asks for a code as well, and how many recovery codes are left. */
export const SecondFactorResponse = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.number(),
});
/** @see {@link SecondFactorResponse} */
export type SecondFactorResponse = z.infer<typeof SecondFactorResponse>;

/** What an authenticator app needs: the secret in base32, and the same as an `otpauth:` address. */
export const SecondFactorSetupResponse = z.object({ secret: z.string(), url: z.string() });
/** @see {@link SecondFactorSetupResponse} */
export type SecondFactorSetupResponse = z.infer<typeof SecondFactorSetupResponse>;

/** The six digits that an authenticator app shows. */
export const ConfirmSecondFactorRequest = z.object({
  code: z
    .string(accountValidation.codeRequired)
    .check(z.trim(), z.regex(/^\d{6}$/, accountValidation.codeWrong)),
});

/** New recovery codes, each good for one sign-in. They are told this once only. */
export const RecoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });
/** @see {@link RecoveryCodesResponse} */
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;

/** A deactivated account: until when it can be had back by signing in, and its updates are served. */
export const DeactivatedResponse = z.object({ endsAt: Timestamp });
/** @see {@link DeactivatedResponse} */
export type DeactivatedResponse = z.infer<typeof DeactivatedResponse>;
