export const profileValidation = {
  secret: 'A key may only contain letters, numbers and signs, without spaces.',
  signingSecret: 'A signing secret needs at least 16 letters, numbers and signs, without spaces.',
  incomplete: 'Email, First Name, and Last Name are all required fields.',
  passwordMismatch: 'Password and Confirm Password must match.',
  currentPasswordRequired: 'Please enter your current password.',
  currentPasswordWrong: 'This is not your current password.',
  emailUnavailable: 'This address cannot be used. Please enter another one.',
  slackUrl: 'Please enter an address that starts with https://hooks.slack.com/.',
} as const;
