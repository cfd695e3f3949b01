import type { AccountTransaction } from '../../db/database.ts';
import type { TransactionEvents } from '../../events.ts';
import type { Emails } from '../../ports/email.ts';
import { releaseBuiltEmail, versionsImportedEmail } from './releaseNotices.emails.ts';
import { findReleaseReader } from './releaseNotices.store.ts';

/** Creates the functions that notify an account's owner about new versions. */
export function createReleaseNotices(emails: Emails) {
  return {
    /** Notifies the owner when a program releases a version. Releases by people send no e-mail. */
    async notifyRelease(
      tx: AccountTransaction,
      { ctx, version }: TransactionEvents['releasePublished'],
    ): Promise<void> {
      const { accountId, actor, actorName } = ctx;
      if (actor !== 'key') return;
      const reader = await findReleaseReader(tx, accountId, version.item_id);
      if (!reader?.receive_build_notifications) return;
      const { email, first_name: name, product } = reader;
      const content = { product, version: version.version, by: actorName };
      await emails.send(tx, { email, name }, { template: releaseBuiltEmail, content }, accountId);
    },

    /** Notifies the owner about imported versions with one e-mail for all of them. */
    async notifyImport(
      tx: AccountTransaction,
      { ctx, versions }: TransactionEvents['versionsImported'],
    ): Promise<void> {
      const { accountId, actorName: by } = ctx;
      const ordered = versions.toSorted((a, b) => (a.version_order < b.version_order ? -1 : 1));
      const [oldest, newest] = [ordered[0], ordered.at(-1)];
      if (!oldest || !newest) return;
      const reader = await findReleaseReader(tx, accountId, newest.item_id);
      if (!reader?.receive_build_notifications) return;
      const { email, first_name: name, product } = reader;
      const range = { count: versions.length, oldest: oldest.version, newest: newest.version };
      const content = { product, ...range, by };
      await emails.send(
        tx,
        { email, name },
        { template: versionsImportedEmail, content },
        accountId,
      );
    },
  };
}
