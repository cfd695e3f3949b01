import type { SubjectLookups } from '../../module.ts';
import { slackMessages } from './slack.messages.ts';

/** Names endpoints in the audit log by their host, because paths of webhook URLs are often secret. */
export const webhookSubjects: SubjectLookups = {
  webhook: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('webhook_endpoints')
        .select(['channel', 'url'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      const url = row?.channel === 'slack' ? slackMessages.hiddenUrl : row?.url;
      return url && (URL.parse(url)?.host ?? url);
    },
  },
};
