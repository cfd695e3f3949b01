/** Every sentence of the page that verifies an e-mail address. */
export const verifyEmailMessages = {
  page: 'Verify your e-mail address',
  loading: 'Loading your account',
  question: (email: string) =>
    `You are signed in as ${email}. Verify that this is your e-mail address, and that you opened the link in an e-mail to it.`,
  verify: 'Verify e-mail address',
  failed: 'There was an error verifying your e-mail address. Please try again.',
  doneTitle: 'Your e-mail address is verified',
  done: (email: string) => `${email} belongs to you. You can now use everything in your account.`,
  toHome: 'Go to dashboard',
} as const;
