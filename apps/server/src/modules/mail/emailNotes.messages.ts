import type { EmailText } from '../../ports/email.ts';

/** The footer of e-mails about the security of an account. */
export const securityNote = 'This is a security notification, so it cannot be turned off.';

/** Returns the link of an e-mail to people who cannot sign in, if the server names where to ask. */
export function supportLink(supportUrl: string | null): Pick<EmailText, 'link'> {
  return supportUrl === null ? {} : { link: { label: 'Contact support', address: supportUrl } };
}

/** Returns the footer of e-mails that people can turn off. @param what such as "build notifications" */
export function notificationNote(what: string): string {
  return `You receive ${what} because they are turned on in your profile. You can turn them off there at any time.`;
}
