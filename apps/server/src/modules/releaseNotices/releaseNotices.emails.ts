import { defineEmail } from '../../ports/email.ts';
import { notificationNote } from '../mail/emailNotes.messages.ts';

/** Sent to the owner of an account after a program released a version. */
export const releaseBuiltEmail = defineEmail<{ product: string; version: string; by: string }>(
  'releaseBuilt',
  ({ product, version, by }, page) => ({
    subject: `${product} ${version} was released`,
    paragraphs: [`Version ${version} of ${product} was released with the API key “${by}”.`],
    link: { label: 'Open the dashboard', address: page('/dashboard') },
    note: notificationNote('build notifications'),
  }),
);
