import { SEARCH } from './search.limits.ts';

/** Errors about searches. */
export const searchValidation = {
  tooShort: `Please enter at least ${SEARCH.minLength} characters.`,
} as const;
