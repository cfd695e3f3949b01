import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from '../accounts/accounts.limits.ts';
import { passwordValidation } from '../accounts/password.messages.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { passwordResetValidation } from './passwordReset.messages.ts';

const email = z
  .string(passwordResetValidation.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, passwordResetValidation.emailRequired),
    z.maxLength(254, fieldValidation.email),
    z.email(fieldValidation.email),
  );

const nonce = z
  .string(passwordResetValidation.codeInvalid)
  .check(
    z.minLength(1, passwordResetValidation.codeInvalid),
    z.maxLength(200, passwordResetValidation.codeInvalid),
  );

const newPassword = z
  .string(passwordResetValidation.passwordsInvalid)
  .check(
    z.minLength(PASSWORD_LENGTH.min, passwordValidation.tooShort),
    z.maxLength(PASSWORD_LENGTH.max, passwordValidation.tooLong),
  );

/** The e-mail address of the account whose password is reset. */
export const PasswordResetRequest = z.object({ email });

/** The response to a password reset request, the same for a registered and for an unknown address. */
export const PasswordResetResponse = z.object({ message: z.string() });

/** A password reset code. */
export const CheckNonceRequest = z.object({ nonce });

/** A password reset code and the new password, entered twice. */
export const ResetPasswordRequest = z
  .object({ nonce, passwordA: newPassword, passwordB: z.string() })
  .check(
    z.refine(({ passwordA, passwordB }) => passwordA === passwordB, {
      error: passwordResetValidation.passwordMismatch,
      path: ['passwordB'],
    }),
  );

/** @see {@link ResetPasswordRequest} */
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;
