import * as z from 'zod/mini';
import { secondFactorValidation } from './secondFactor.messages.ts';

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
    .string(secondFactorValidation.codeRequired)
    .check(z.trim(), z.regex(/^\d{6}$/, secondFactorValidation.codeWrong)),
});

/** New recovery codes. Each works once. They are returned only in this response. */
export const RecoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });

/** @see {@link RecoveryCodesResponse} */
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;
