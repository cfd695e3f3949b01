/**
 * Sentences about signing in and up, apart from the others so that those pages load no others.
 * @see specification, sections 5 and 8
 */
export const signInValidation = {
  login: 'Invalid username or password.  Please try again.',
  registerIncomplete: 'All fields are required.  Please fill them out and try again.',
  passwordTooShort: 'A password needs at least 8 characters.',
} as const;
