import type { Result } from '@pressdock/api/client';
import { sharedMessages } from '../messages.ts';

/** The errors of a form: one sentence for each field by its name, and one for the whole form. */
export interface FormErrors {
  /** Replaces the usual title above the list of field errors. */
  title?: string;
  message?: string;
  fields?: Record<string, string>;
}

/** A request that did not succeed. */
export type FailedCall = Extract<Result<never>, { ok: false }>;

/** No errors. */
export const noErrors: FormErrors = {};

/** Returns field errors as the errors of a form. */
export function fieldErrors(fields: Record<string, string>): FormErrors {
  return Object.keys(fields).length > 0 ? { fields } : noErrors;
}

/** Returns whether there are errors. */
export function hasErrors({ message, fields = {} }: FormErrors): boolean {
  return message !== undefined || Object.keys(fields).length > 0;
}

/** Returns the errors that remain after some fields were edited. The rows of a list belong to the list. */
export function withoutFields(errors: FormErrors, edited: readonly string[]): FormErrors {
  const others = Object.entries(errors.fields ?? {}).filter(
    ([name]) => !edited.includes(name.split('.')[0] ?? name),
  );
  return { ...errors, fields: Object.fromEntries(others) };
}

/** Returns field errors in the order of the fields on the screen. */
export function inFieldOrder(
  errors: Record<string, string>,
  fields: readonly string[],
): Record<string, string> {
  const position = (name: string) => fields.indexOf(name.split('.')[0] ?? name);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => position(one) - position(other)),
  );
}

/** Returns the errors of a failed request: its field errors, and a sentence for the whole form. */
export function failureErrors({ error }: FailedCall, message: string): FormErrors {
  return { fields: error.fields, message };
}

/** Returns the errors of a failed request: those of its fields, or else the given sentence. */
export function explainFailure(
  { status, error, retryAfterSeconds }: FailedCall,
  sentence: string,
): FormErrors {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  return error.fields ? { fields: error.fields } : { message: sentence };
}
