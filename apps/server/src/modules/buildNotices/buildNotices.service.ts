import type { AccountTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import type { TransactionEvents } from '../../events.ts';
import type { Emails } from '../../ports/email.ts';
import type { QueueBuildWebhooks } from '../webhooks/webhooks.service.ts';
import { buildFailedEmail, buildReleasedEmail } from './buildNotices.emails.ts';
import { isNewFailure } from './buildNotices.rules.ts';
import { findBuildBefore, findBuildReader } from './buildNotices.store.ts';

/** Notifies people and programs when a build ends, in the transaction that ends it. */
export type NotifyBuild = (
  tx: AccountTransaction,
  event: TransactionEvents['buildFinished'],
) => Promise<void>;

/** Creates the function. */
export function createBuildNotices(
  emails: Emails,
  queueBuildWebhooks: QueueBuildWebhooks,
): NotifyBuild {
  const sendEmail = async (tx: AccountTransaction, build: Row<'builds'>) => {
    const reader = await findBuildReader(tx, build);
    if (!reader?.receive_build_notifications) return;
    const { email, first_name: name, product } = reader;
    const { id: buildId, repository, ref, commit, message } = build;
    const content = { buildId, product, repository, ref, commit, message };
    const to = { email, name };
    if (build.status === 'failed') {
      const failed = { ...content, reason: build.response_body ?? '' };
      const sent = { template: buildFailedEmail, content: failed };
      return emails.send(tx, to, sent, build.account_id);
    }
    const released = { ...content, version: build.version ?? '' };
    const sent = { template: buildReleasedEmail, content: released };
    return emails.send(tx, to, sent, build.account_id);
  };

  return async (tx, { build }) => {
    const { status } = build;
    const isNew = status === 'failed' && isNewFailure(build, await findBuildBefore(tx, build));
    if (isNew || status === 'released') await sendEmail(tx, build);
    if (status === 'failed') await queueBuildWebhooks(tx, build, { notifiesSlack: isNew });
  };
}
