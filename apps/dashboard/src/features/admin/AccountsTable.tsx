import type { AccountResponse } from '@pressdock/api';
import {
  Badge,
  type BadgeTone,
  Inline,
  Link,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { personName, planLabel } from '../../entities/user/user.rules.ts';
import { formatNumber } from '../../shared/format.ts';
import { Day } from '../../shared/page/Day.tsx';
import { unbroken, who } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { type AccountState, statesOf } from './accounts.rules.ts';
import { adminMessages } from './admin.messages.ts';

const { accounts: words } = adminMessages;

const tones: Record<AccountState, BadgeTone> = {
  delinquent: 'critical',
  suspended: 'critical',
  deactivated: 'neutral',
  unverified: 'caution',
  admin: 'accent',
};

/** A table of accounts, each with a link to its page. */
export function AccountsTable({ accounts }: { accounts: readonly AccountResponse[] }) {
  return (
    <Table caption={words.title} isCaptionHidden>
      <TableHead>
        <TableColumn>{words.columns.account}</TableColumn>
        <TableColumn>{words.columns.plan}</TableColumn>
        <TableColumn>{words.columns.state}</TableColumn>
        <TableColumn align="end">{words.columns.products}</TableColumn>
        <TableColumn align="end">{words.columns.members}</TableColumn>
        <TableColumn>{words.columns.lastUsed}</TableColumn>
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <TableRow key={account._id}>
            <TableCell isRowHeader>
              <span className={who}>
                <Link variant="quiet" href={paths.account(account._id)}>
                  {personName(account)}
                </Link>
                <Text tone="muted" size="13">
                  {account.email}
                </Text>
                {account.memberOf ? (
                  <Text tone="muted" size="13">
                    {words.memberOf(account.memberOf.email)}
                  </Text>
                ) : null}
              </span>
            </TableCell>
            <TableCell>{planLabel(account.selectedPlan)}</TableCell>
            <TableCell>
              <AccountBadges account={account} />
            </TableCell>
            <TableCell align="end">{formatNumber(account.productCount)}</TableCell>
            <TableCell align="end">{formatNumber(account.memberCount)}</TableCell>
            <TableCell>
              <span className={unbroken}>
                {account.lastUsedAt === null ? '–' : <Day moment={account.lastUsedAt} />}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The unusual states of an account, as badges. */
export function AccountBadges({ account }: { account: AccountResponse }) {
  return (
    <Inline gap="4">
      {statesOf(account).map((state) => (
        <Badge key={state} tone={tones[state]}>
          {words.states[state]}
        </Badge>
      ))}
    </Inline>
  );
}
