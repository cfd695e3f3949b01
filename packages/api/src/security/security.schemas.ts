import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from '../accounts/accounts.limits.ts';
import { passwordValidation } from '../accounts/password.messages.ts';
import { profileValidation } from '../accounts/profile.messages.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Timestamp } from '../contract/primitives.ts';
import { securityValidation } from './security.messages.ts';

const addressText = z
  .string(securityValidation.resetEmailRequired)
  .check(
    z.trim(),
    z.minLength(1, securityValidation.resetEmailRequired),
    z.maxLength(254, fieldValidation.email),
    z.email(fieldValidation.email),
  );

const Nonce = z
  .string(securityValidation.resetCodeInvalid)
  .check(
    z.minLength(1, securityValidation.resetCodeInvalid),
    z.maxLength(200, securityValidation.resetCodeInvalid),
  );

const typedPassword = z
  .string(securityValidation.resetPasswordsInvalid)
  .check(
    z.minLength(PASSWORD_LENGTH.min, passwordValidation.tooShort),
    z.maxLength(PASSWORD_LENGTH.max, passwordValidation.tooLong),
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
      error: securityValidation.resetPasswordMismatch,
      path: ['passwordB'],
    }),
  );

/** @see {@link ResetPasswordRequest} */
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/** Proving that it is still the person who signed in. */
export const ProofRequest = z.object({
  currentPassword: z
    .string(profileValidation.currentPasswordRequired)
    .check(
      z.minLength(1, profileValidation.currentPasswordRequired),
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
    .string(securityValidation.codeRequired)
    .check(z.trim(), z.regex(/^\d{6}$/, securityValidation.codeWrong)),
});

/** New recovery codes, each good for one sign-in. They are told this once only. */
export const RecoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });

/** @see {@link RecoveryCodesResponse} */
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;

/** A deactivated account: until when it can be had back by signing in, and its updates are served. */
export const DeactivatedResponse = z.object({ endsAt: Timestamp });

/** @see {@link DeactivatedResponse} */
export type DeactivatedResponse = z.infer<typeof DeactivatedResponse>;
