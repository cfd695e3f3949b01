/**
 * Sentences about an invalid profile, apart from the others so that no other page loads them.
 * @see specification, section 5, "Profile"
 */
export const profileValidation = {
  profileIncomplete: 'Email, First Name, and Last Name are all required fields.',
  passwordMismatch: 'Password and Confirm Password must match.',
  currentPasswordMissing: 'Please enter your current password.',
  currentPasswordWrong: 'This is not your current password.',
  emailUnusable: 'This address cannot be used. Please enter another one.',
  slackUrl: 'Please enter an address that starts with https://hooks.slack.com/.',
} as const;
