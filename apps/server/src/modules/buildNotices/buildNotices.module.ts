import { defineModule } from '../../module.ts';
import { mailModule } from '../mail/mail.module.ts';
import { webhooksModule } from '../webhooks/webhooks.module.ts';
import { buildFailedEmail, buildReleasedEmail } from './buildNotices.emails.ts';
import { createBuildNotices } from './buildNotices.service.ts';

/** E-mails, Slack messages and webhooks about builds that release a version or fail. */
export const buildNoticesModule = defineModule({
  name: 'buildNotices',
  emails: [buildFailedEmail, buildReleasedEmail],
  services: ({ use }) =>
    createBuildNotices(use(mailModule).emails, use(webhooksModule).queueBuildWebhooks),
  subscriptions: (notifyBuild) => ({ buildFinished: notifyBuild }),
});
