import { defineEmail } from '../../ports/email.ts';
import { notificationNote } from '../mail/emailNotes.messages.ts';

/** The versions that were imported together, oldest and newest by number. */
interface ImportedVersions {
  product: string;
  count: number;
  oldest: string;
  newest: string;
  by: string;
}

/** Sent to the owner of an account after earlier versions were imported, once for all of them. */
export const versionsImportedEmail = defineEmail<ImportedVersions>(
  'versionsImported',
  ({ product, count, oldest, newest, by }, page) => ({
    subject:
      count === 1
        ? `${product} ${newest} was imported`
        : `${count} versions of ${product} were imported`,
    paragraphs: [
      count === 1
        ? `${by} added version ${newest} of ${product} as an earlier version.`
        : `${by} added ${count} earlier versions of ${product}, from ${oldest} to ${newest}.`,
      'Sites are not offered them and webhooks were not called. To release one of them, choose “Offer to sites” on its row.',
    ],
    link: { label: 'Open the dashboard', address: page('/dashboard') },
    note: notificationNote('build notifications'),
  }),
);

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
