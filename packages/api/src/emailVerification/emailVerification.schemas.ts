import * as z from 'zod/mini';
import { emailVerificationValidation } from './emailVerification.messages.ts';

const message = emailVerificationValidation.codeInvalid;

/** The code in the link that was sent to the person's e-mail address. */
export const VerifyEmailRequest = z.object({
  code: z.string(message).check(z.minLength(1, message), z.maxLength(200, message)),
});
