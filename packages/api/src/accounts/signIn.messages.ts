/** Errors about signing in and registering. @see specification, sections 5 and 8 */
export const signInValidation = {
  failed: 'Invalid username or password.  Please try again.',
  registrationClosed:
    'Registration on this server is closed. Please ask its operator to create an account for you.',
  registrationByInvitation:
    'You need an invitation to register on this server. Open the link in your invitation and enter the e-mail address it was sent to.',
  registerIncomplete: 'All fields are required.  Please fill them out and try again.',
} as const;
