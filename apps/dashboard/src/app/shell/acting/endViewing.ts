import { paths } from '../../../shared/paths.ts';
import { api } from '../../../shared/server/api.ts';
import { switchAccount } from '../../../shared/session/accountSwitch.ts';

/**
 * Ends the operator's view of an account and opens that account's page. Returns whether it ended.
 */
export async function endViewing(accountId: string): Promise<boolean> {
  const ended = await api.delete('/api/v1/admin/view');
  if (ended.ok) switchAccount(paths.account(accountId));
  return ended.ok;
}
