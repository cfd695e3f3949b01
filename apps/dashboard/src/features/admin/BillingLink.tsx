import { CardIcon, LinkButton } from '@pressdock/ui';
import { meAtom } from '../../entities/user/user.queries.ts';
import { billingPaths } from '../../shared/billingPaths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { adminMessages } from './admin.messages.ts';

/** Leads to the billing of all accounts, on servers that charge for plans. */
export function BillingLink() {
  if (!useAtomValue(meAtom).data?.isBillingEnabled) return null;
  return (
    <LinkButton href={billingPaths.accounts()}>
      <CardIcon size={16} />
      {adminMessages.accounts.billing}
    </LinkButton>
  );
}
