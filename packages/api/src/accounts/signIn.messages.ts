/** Errors about signing in and registering. @see specification, sections 5 and 8 */
export const signInValidation = {
  failed: 'Invalid username or password.  Please try again.',
  registerIncomplete: 'All fields are required.  Please fill them out and try again.',
} as const;
