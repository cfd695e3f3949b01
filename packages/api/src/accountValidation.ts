/**
 * Sentences about resetting a password, the second factor, teams and leaving, apart from the others
 * so that no other page loads them.
 * @see specification, sections 5 and 8
 */
export const accountValidation = {
  resetAddress: 'Please enter the email address associated with your account.',
  resetPasswords: 'Please enter valid passwords.',
  resetMismatch: 'Your passwords do not match.',
  resetCode: 'The code you provided was invalid.',
  proofRequired: 'Please enter your current password first.',
  codeRequired: 'Please enter the code from your authenticator app, or a recovery code.',
  codeWrong: 'This code is not right. Please enter the newest one.',
  deactivated: 'This account was deactivated.',
  memberEmail: '"Email" is a required field.',
  invitationAddress: 'This invitation is for another email address.',
  operatorCode: 'This code is not right, or it was used before.',
} as const;
