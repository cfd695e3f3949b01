import type { BillingAccountResponse } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import {
  Badge,
  IconButton,
  Inline,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatMoney } from '../../../entities/billing/money.rules.ts';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { formatDate } from '../../../shared/format.ts';
import { ActionsColumn } from '../../../shared/page/ActionsColumn.tsx';
import { Day } from '../../../shared/page/Day.tsx';
import { breakable, unbroken } from '../../../shared/page/page.css.ts';
import { paths } from '../../../shared/paths.ts';
import { billedAccountsMessages as words } from './billedAccounts.messages.ts';
import { type BillingAction, billingActionsOf } from './billedAccounts.rules.ts';

export interface BilledAccountsTableProps {
  accounts: readonly BillingAccountResponse[];
  onAction: (account: BillingAccountResponse, action: BillingAction) => void;
}

/** A table of accounts with their plan, state and last payment. */
export function BilledAccountsTable({ accounts, onAction }: BilledAccountsTableProps) {
  return (
    <Table caption={words.title} isCaptionHidden>
      <TableHead>
        <TableColumn>{words.columns.account}</TableColumn>
        <TableColumn>{words.columns.plan}</TableColumn>
        <TableColumn>{words.columns.state}</TableColumn>
        <TableColumn align="end">{words.columns.payment}</TableColumn>
        <ActionsColumn label={words.columns.actions} />
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <TableRow key={account._id}>
            <TableCell isRowHeader>
              <span className={breakable}>
                <Link variant="quiet" href={paths.account(account._id)}>
                  {account.email}
                </Link>
              </span>
            </TableCell>
            <TableCell>
              <Stack gap="2">
                {planLabel(account.selectedPlan)}
                {account.analyticsPlan === PLANS.none ? null : (
                  <Text tone="muted" size="13">
                    {words.analytics}
                  </Text>
                )}
              </Stack>
            </TableCell>
            <TableCell>
              <div className={unbroken}>
                <BillingBadges account={account} />
              </div>
            </TableCell>
            <TableCell align="end">
              <Payment payment={account.lastPayment} />
            </TableCell>
            <TableCell align="end" isPinned>
              <AccountBillingMenu account={account} onAction={onAction} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function BillingBadges({
  account: { status, isDeliquent, grant },
}: {
  account: BillingAccountResponse;
}) {
  return (
    <Inline gap="4">
      {isDeliquent ? <Badge tone="critical">{words.overdue}</Badge> : null}
      {status === null ? (
        grant === null && !isDeliquent ? (
          <Text tone="muted">{words.noSubscription}</Text>
        ) : null
      ) : (
        <Badge tone={status === 'active' ? 'positive' : 'neutral'}>
          {words.subscriptions[status]}
        </Badge>
      )}
      {grant ? (
        <Badge tone="accent">
          {words.granted(grant.until === null ? null : formatDate(grant.until))}
        </Badge>
      ) : null}
    </Inline>
  );
}

function Payment({ payment }: { payment: BillingAccountResponse['lastPayment'] }) {
  if (payment === null) return '–';
  return (
    <Stack gap="2" align="end">
      <span className={unbroken}>{formatMoney(payment)}</span>
      <Text tone="muted" size="13">
        <span className={unbroken}>
          <Day moment={payment.at} />
        </span>
      </Text>
    </Stack>
  );
}

function AccountBillingMenu({
  account,
  onAction,
}: Pick<BilledAccountsTableProps, 'onAction'> & { account: BillingAccountResponse }) {
  return (
    <MenuTrigger>
      <IconButton label={words.menu(account.email)} icon={<MoreIcon />} />
      <Menu>
        {account.stripeUrl === null ? null : (
          <MenuItem href={account.stripeUrl} target="_blank">
            {words.menuItems.stripe}
          </MenuItem>
        )}
        {billingActionsOf(account).map((action) => (
          <MenuItem
            key={action}
            isCritical={action === 'endGrant'}
            onAction={() => onAction(account, action)}
          >
            {words.menuItems[action]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
