import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from '../accounts/accounts.limits.ts';
import { passwordValidation } from '../accounts/password.messages.ts';
import { profileValidation } from '../accounts/profile.messages.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
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

/** The e-mail address of the account whose password is reset. */
export const PasswordResetRequest = z.object({ email: addressText });

/** The response to a password reset request, the same for a registered and for an unknown address. */
export const PasswordResetResponse = z.object({ message: z.string() });

/** A password reset code. */
export const CheckNonceRequest = z.object({ nonce: Nonce });

/** A password reset code and the new password, entered twice. */
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

/** A password confirmation. */
export const ProofRequest = z.object({
  currentPassword: z
    .string(profileValidation.currentPasswordRequired)
    .check(
      z.minLength(1, profileValidation.currentPasswordRequired),
      z.maxLength(1000, profileValidation.currentPasswordWrong),
    ),
});

/** An active session. `network` is the beginning of its IP address. */
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

/** Whether two-factor authentication is on, and how many recovery codes are left. */
export const SecondFactorResponse = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.number(),
});

/** @see {@link SecondFactorResponse} */
export type SecondFactorResponse = z.infer<typeof SecondFactorResponse>;

/** The secret for an authenticator app, in base32 and as an `otpauth:` URL. */
export const SecondFactorSetupResponse = z.object({ secret: z.string(), url: z.string() });

/** @see {@link SecondFactorSetupResponse} */
export type SecondFactorSetupResponse = z.infer<typeof SecondFactorSetupResponse>;

/** The six-digit code of an authenticator app. */
export const ConfirmSecondFactorRequest = z.object({
  code: z
    .string(securityValidation.codeRequired)
    .check(z.trim(), z.regex(/^\d{6}$/, securityValidation.codeWrong)),
});

/** New recovery codes. Each works once. They are returned only in this response. */
export const RecoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });

/** @see {@link RecoveryCodesResponse} */
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;

/** When the deactivated account is deleted. Until then it can be reactivated, and its sites receive updates. */
export const DeactivatedResponse = z.object({ endsAt: Timestamp });

/** @see {@link DeactivatedResponse} */
export type DeactivatedResponse = z.infer<typeof DeactivatedResponse>;
