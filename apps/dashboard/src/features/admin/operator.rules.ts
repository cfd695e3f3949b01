import { adminValidation } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { sharedMessages } from '../../shared/messages.ts';
import { adminMessages } from './admin.messages.ts';

type Failed = Extract<Result<never>, { ok: false }>;

/** What to say when the operator's account was not made. */
export function operatorFailure({ status, error, retryAfterSeconds }: Failed): {
  message: string;
  fields?: Record<string, string>;
} {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (status === 403) return { message: adminValidation.operatorCodeWrong };
  return { message: adminMessages.operator.failed, fields: error.fields };
}
