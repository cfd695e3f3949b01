import { LICENSE_NOTICE_DAYS } from '@pressdock/api/limits';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { Letter, Letters } from '../../ports/letters.ts';
import { announceLicenses } from '../webhooks/announceLicenses.ts';
import { anyProduct } from './licenseNotices.messages.ts';
import * as store from './licenseNotices.store.ts';

const mostNamed = 100;
const dayMs = 24 * 60 * 60 * 1000;
const events = { expiring: 'license.expiring', limitReached: 'license.limit_reached' } as const;

function letterOf(notice: store.Notice, noted: store.NotedLicense[]): Letter {
  const total = noted.length;
  const named = noted.slice(0, mostNamed);
  const base = ({ key, name }: store.NotedLicense) => ({ key, product: name ?? anyProduct });
  if (notice === 'limitReached') {
    const licenses = named.map((one) => ({ ...base(one), limit: one.activation_limit }));
    return { kind: 'licenseLimitReached', total, licenses };
  }
  const licenses = named.flatMap((one) =>
    one.expires_at === null ? [] : [{ ...base(one), expiresAt: one.expires_at }],
  );
  return { kind: 'licenseExpiring', total, licenses };
}

/** What is for every product is told wherever a product has an address, and there once. */
async function announcementOf(
  tx: AccountTransaction,
  accountId: string,
  id: string | null,
  first: store.NotedLicense | undefined,
) {
  if (id === null || first?.name == null) {
    return { product: null, receivers: await store.listReceivers(tx, accountId) };
  }
  const { kind, name, slug, webhook_urls: urls } = first;
  const receivers = urls.map((url) => ({ itemId: id, url }));
  return { product: { id, kind, name, slug }, receivers };
}

async function tellReceivers(
  tx: AccountTransaction,
  accountId: string,
  notice: store.Notice,
  noted: store.NotedLicense[],
): Promise<void> {
  const byProduct = new Map<string | null, store.NotedLicense[]>();
  for (const one of noted) {
    const others = byProduct.get(one.item_id);
    if (others) others.push(one);
    else byProduct.set(one.item_id, [one]);
  }
  for (const [id, licenses] of byProduct) {
    const told = await announcementOf(tx, accountId, id, licenses[0]);
    await announceLicenses(tx, accountId, events[notice], { ...told, licenses });
  }
}

/**
 * Makes what tells owners about their licences, by letter and to the products' webhook addresses:
 * once for each licence until its terms change, however many servers ask at once.
 */
export function createLicenseNotices({
  db,
  letters,
  now = () => new Date(),
}: {
  db: Database;
  letters: Letters;
  now?: () => Date;
}) {
  return async (notice: store.Notice): Promise<void> => {
    const moment = now();
    const window = { now: moment, until: new Date(moment.getTime() + LICENSE_NOTICE_DAYS * dayMs) };
    // Whom there is something to tell is not known before every account has been looked at.
    const accounts = await db.withSystem((tx) => store.listAccounts(tx, notice, window));
    for (const accountId of accounts) {
      await db.withAccount({ accountId }, async (tx) => {
        const noted = await store.note(tx, accountId, notice, window);
        if (noted.length === 0) return;
        const { isWanted, ...to } = await store.findOwner(tx, accountId);
        if (isWanted) await letters.post(tx, to, letterOf(notice, noted), accountId);
        await tellReceivers(tx, accountId, notice, noted);
      });
    }
  };
}
