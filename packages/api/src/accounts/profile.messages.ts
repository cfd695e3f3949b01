/** Errors about a profile. @see specification, section 5, "Profile" */
export const profileValidation = {
  secret: 'A key can only contain letters, numbers, and punctuation, without spaces.',
  signingSecret:
    'A signing secret must have at least 16 letters, numbers, or punctuation marks, without spaces.',
  incomplete: 'Email, First Name, and Last Name are all required fields.',
  passwordMismatch: 'Password and Confirm Password must match.',
  currentPasswordRequired: 'Please enter your current password.',
  currentPasswordWrong: 'Your current password is incorrect.',
  emailUnavailable: 'This e-mail address cannot be used. Please enter another one.',
  vatNumber: 'Please enter a valid VAT number, for example DE123456789.',
  slackUrl: 'Please enter a URL that starts with https://hooks.slack.com/.',
} as const;
