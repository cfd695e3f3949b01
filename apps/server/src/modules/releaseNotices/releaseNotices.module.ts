import { defineModule } from '../../module.ts';
import { mailModule } from '../mail/mail.module.ts';
import { releaseBuiltEmail } from './releaseNotices.emails.ts';
import { createReleaseNotices } from './releaseNotices.service.ts';

/** E-mails to owners about releases of programs. */
export const releaseNoticesModule = defineModule({
  name: 'releaseNotices',
  emails: [releaseBuiltEmail],
  services: ({ use }) => createReleaseNotices(use(mailModule).emails),
  subscriptions: (notify) => ({ releasePublished: notify }),
});
