import { defineEmail } from '../../ports/email.ts';
import { notificationNote } from '../mail/emailNotes.messages.ts';
import type { ReleaseAlert } from './releaseAlert.rules.ts';
import { releaseHealthPath } from './releaseAlert.rules.ts';
import { alertMessages } from './updateHealth.messages.ts';

/** Sent to the owner of an account once for each release that does worse than the previous one. */
export const releaseUnhealthyEmail = defineEmail<ReleaseAlert>(
  'releaseUnhealthy',
  (alert, page) => ({
    subject: alertMessages.subject(alert),
    paragraphs: [alertMessages.summary(alert), alertMessages.advice],
    facts: alertMessages.facts(alert),
    link: { label: alertMessages.link, address: page(releaseHealthPath(alert)) },
    note: notificationNote('e-mails about licenses and update health'),
  }),
);
