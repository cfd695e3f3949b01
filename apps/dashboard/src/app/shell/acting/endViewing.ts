import { paths } from '../../../shared/paths.ts';
import { api } from '../../../shared/server/api.ts';
import { switchAccount } from '../../../shared/session/accountSwitch.ts';

/** Ends the operator's view of an account and goes back to that account's page; answers whether it did. */
export async function endViewing(accountId: string): Promise<boolean> {
  const ended = await api.delete('/api/v1/admin/view');
  if (ended.ok) switchAccount(paths.account(accountId));
  return ended.ok;
}
