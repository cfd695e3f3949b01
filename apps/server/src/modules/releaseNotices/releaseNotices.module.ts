import { defineModule } from '../../module.ts';
import { mailModule } from '../mail/mail.module.ts';
import { releaseBuiltEmail, versionsImportedEmail } from './releaseNotices.emails.ts';
import { createReleaseNotices } from './releaseNotices.service.ts';

/** E-mails to owners about releases by programs and about imported versions. */
export const releaseNoticesModule = defineModule({
  name: 'releaseNotices',
  emails: [releaseBuiltEmail, versionsImportedEmail],
  services: ({ use }) => createReleaseNotices(use(mailModule).emails),
  subscriptions: ({ notifyRelease, notifyImport }) => ({
    releasePublished: notifyRelease,
    versionsImported: notifyImport,
  }),
});
