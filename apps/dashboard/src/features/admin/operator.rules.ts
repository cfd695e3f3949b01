import { adminValidation } from '@pressdock/api';
import type { FailedCall, FormErrors } from '../../shared/form/formErrors.rules.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { adminMessages } from './admin.messages.ts';

/** Returns the errors of a failed attempt to create the operator's account. */
export function explainOperatorFailure({
  status,
  error,
  retryAfterSeconds,
}: FailedCall): FormErrors {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (status === 403) return { message: adminValidation.operatorCodeWrong };
  return { message: adminMessages.operator.failed, fields: error.fields };
}
