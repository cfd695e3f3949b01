import type { BillingAccountResponse } from '@pressdock/api';
import { useState } from 'react';
import { BilledAccountsTable } from './BilledAccountsTable.tsx';
import type { BillingAction } from './billedAccounts.rules.ts';
import { EndGrantDialog } from './EndGrantDialog.tsx';
import { GivePlanDialog } from './GivePlanDialog.tsx';

/** Accounts with what the operator can change about their plans. */
export function ChangeableAccounts({ accounts }: { accounts: readonly BillingAccountResponse[] }) {
  const [open, setOpen] = useState<{ account: BillingAccountResponse; action: BillingAction }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <BilledAccountsTable
        accounts={accounts}
        onAction={(account, action) => setOpen({ account, action })}
      />
      {open?.action === 'endGrant' ? (
        <EndGrantDialog account={open.account} onClose={close} />
      ) : open ? (
        <GivePlanDialog account={open.account} action={open.action} onClose={close} />
      ) : null}
    </>
  );
}
