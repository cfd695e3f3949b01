/** Sentences about a new link that verifies an e-mail address. */
export const emailVerificationMessages = {
  send: 'Send a new link',
  sent: (email: string) => `We sent a new link to ${email}.`,
  sendFailed: 'There was an error sending the link. Please try again.',
} as const;
