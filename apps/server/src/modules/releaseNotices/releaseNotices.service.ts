import type { AccountTransaction } from '../../db/database.ts';
import type { TransactionEvents } from '../../events.ts';
import type { Emails } from '../../ports/email.ts';
import { releaseBuiltEmail } from './releaseNotices.emails.ts';
import { findReleaseReader } from './releaseNotices.store.ts';

/**
 * Creates the function that notifies an account's owner when a program releases a version with an API
 * key. Releases by people send no e-mail.
 */
export function createReleaseNotices(emails: Emails) {
  return async (
    tx: AccountTransaction,
    { ctx, version }: TransactionEvents['releasePublished'],
  ): Promise<void> => {
    const { accountId, actor, actorName } = ctx;
    if (actor !== 'key') return;
    const reader = await findReleaseReader(tx, accountId, version.item_id);
    if (!reader?.receive_build_notifications) return;
    const { email, first_name: name, product } = reader;
    const content = { product, version: version.version, by: actorName };
    await emails.send(tx, { email, name }, { template: releaseBuiltEmail, content }, accountId);
  };
}
