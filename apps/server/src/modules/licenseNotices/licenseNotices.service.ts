import { LICENSE_NOTICE_DAYS } from '@pressdock/api/limits';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { Emails, Recipient } from '../../ports/email.ts';
import type { QueueLicenseWebhooks } from '../webhooks/webhooks.service.ts';
import { licenseExpiringEmail, licenseLimitReachedEmail } from './licenseNotices.emails.ts';
import { allProducts } from './licenseNotices.messages.ts';
import * as store from './licenseNotices.store.ts';

const maxNamed = 100;
const dayMs = 24 * 60 * 60 * 1000;
/** How long a server may be down without missing an expiry. */
const missedDays = 30;
const events = {
  expiring: 'license.expiring',
  expired: 'license.expired',
  limitReached: 'license.limit_reached',
} as const;

function sendEmail(
  tx: AccountTransaction,
  emails: Emails,
  to: Recipient & { accountId: string },
  notice: Exclude<store.Notice, 'expired'>,
  noticed: store.NoticedLicense[],
): Promise<void> {
  const total = noticed.length;
  const named = noticed.slice(0, maxNamed);
  const base = ({ key, name }: store.NoticedLicense) => ({ key, product: name ?? allProducts });
  if (notice === 'limitReached') {
    const licenses = named.map((one) => ({ ...base(one), limit: one.activation_limit }));
    const content = { total, licenses };
    return emails.send(tx, to, { template: licenseLimitReachedEmail, content }, to.accountId);
  }
  const licenses = named.flatMap((one) =>
    one.expires_at === null ? [] : [{ ...base(one), expiresAt: one.expires_at }],
  );
  const content = { total, licenses };
  return emails.send(tx, to, { template: licenseExpiringEmail, content }, to.accountId);
}

async function queueWebhooks(
  tx: AccountTransaction,
  queueLicenseWebhooks: QueueLicenseWebhooks,
  accountId: string,
  notice: store.Notice,
  noticed: store.NoticedLicense[],
): Promise<void> {
  for (const [productId, licenses] of Map.groupBy(noticed, ({ item_id }) => item_id)) {
    await queueLicenseWebhooks(tx, accountId, events[notice], { productId, licenses });
  }
}

/**
 * Creates the function that notifies owners by webhook and, except of expiries, by e-mail, once for each
 * license until its terms change, even if several servers run it at the same time.
 */
export function createLicenseNotices({
  db,
  emails,
  queueLicenseWebhooks,
  now = () => new Date(),
}: {
  db: Database;
  emails: Emails;
  queueLicenseWebhooks: QueueLicenseWebhooks;
  now?: () => Date;
}) {
  return async (notice: store.Notice): Promise<void> => {
    const moment = now();
    const window = {
      since: new Date(moment.getTime() - missedDays * dayMs),
      now: moment,
      until: new Date(moment.getTime() + LICENSE_NOTICE_DAYS * dayMs),
    };
    // Which accounts have due notices is only known after reading all accounts.
    const accounts = await db.withSystem((tx) => store.listAccounts(tx, notice, window));
    for (const accountId of accounts) {
      await db.withAccount({ accountId }, async (tx) => {
        const noticed = await store.recordNotices(tx, accountId, notice, window);
        if (noticed.length === 0) return;
        // An expiry was announced before.
        if (notice !== 'expired') {
          const { isWanted, ...to } = await store.findOwner(tx, accountId);
          if (isWanted) await sendEmail(tx, emails, { ...to, accountId }, notice, noticed);
        }
        await queueWebhooks(tx, queueLicenseWebhooks, accountId, notice, noticed);
      });
    }
  };
}
