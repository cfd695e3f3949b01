export const securityValidation = {
  resetEmailRequired: 'Please enter the email address associated with your account.',
  resetPasswordsInvalid: 'Please enter valid passwords.',
  resetPasswordMismatch: 'Your passwords do not match.',
  resetCodeInvalid: 'The code you provided was invalid.',
  passwordConfirmationRequired: 'Please enter your current password first.',
  codeRequired: 'Please enter the code from your authenticator app, or a recovery code.',
  codeWrong: 'This code is not right. Please enter the newest one.',
  deactivated: 'This account was deactivated.',
} as const;
