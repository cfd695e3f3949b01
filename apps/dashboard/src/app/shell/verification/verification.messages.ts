/** Sentences of the banner about an e-mail address that is not verified. */
export const verificationMessages = {
  title: 'Verify your e-mail address',
  text: (email: string) =>
    `Open the link in the e-mail that we sent to ${email}. Until then, you cannot upload anything, invite people, or create licenses and API keys.`,
} as const;
