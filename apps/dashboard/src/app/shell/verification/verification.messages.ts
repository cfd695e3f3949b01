/** Sentences of the banner about an e-mail address that is not verified. */
export const verificationMessages = {
  title: 'Verify your e-mail address',
  text: (email: string) =>
    `Open the link in the e-mail that we sent to ${email}. Until then, you cannot upload anything, invite people, create licenses or API keys, choose or pay for a plan, or set up two-factor authentication.`,
} as const;
