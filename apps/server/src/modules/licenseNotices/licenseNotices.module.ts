import { defineModule } from '../../module.ts';
import { mailModule } from '../mail/mail.module.ts';
import { webhooksModule } from '../webhooks/webhooks.module.ts';
import { licenseExpiringEmail, licenseLimitReachedEmail } from './licenseNotices.emails.ts';
import { createLicenseNotices } from './licenseNotices.service.ts';
import { licenseNoticesTables } from './licenseNotices.tables.ts';
import { expiredLicensesQueue, expiringLicensesQueue, fullLicensesQueue } from './noticeQueues.ts';

/** E-mails and webhooks about licenses that expire soon or have reached their limit, and webhooks about expiries. */
export const licenseNoticesModule = defineModule({
  name: 'licenseNotices',
  tables: licenseNoticesTables,
  emails: [licenseExpiringEmail, licenseLimitReachedEmail],
  services: ({ database, use }) =>
    createLicenseNotices({
      db: database,
      emails: use(mailModule).emails,
      queueLicenseWebhooks: use(webhooksModule).queueLicenseWebhooks,
    }),
  jobs: [
    { queue: expiringLicensesQueue, cron: '0 6 * * *', run: (notify) => notify('expiring') },
    { queue: expiredLicensesQueue, cron: '*/10 * * * *', run: (notify) => notify('expired') },
    { queue: fullLicensesQueue, cron: '30 * * * *', run: (notify) => notify('limitReached') },
  ],
});
