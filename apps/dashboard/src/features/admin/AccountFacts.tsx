import type { AccountResponse } from '@pressdock/api';
import { Card, DescriptionItem, DescriptionList, Link, Text } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';
import { Day } from '../../shared/page/Day.tsx';
import { paths } from '../../shared/paths.ts';
import { adminMessages } from './admin.messages.ts';

const { facts: words } = adminMessages.account;

/** The facts about an account that the operator cannot change. */
export function AccountFacts({ account }: { account: AccountResponse }) {
  const { memberOf, suspendedAt, deactivatedAt, lastUsedAt } = account;
  return (
    <Card title={words.title}>
      <DescriptionList>
        <DescriptionItem term={words.email}>{account.email}</DescriptionItem>
        <DescriptionItem term={words.id}>
          <Text isMonospace size="13">
            {account._id}
          </Text>
        </DescriptionItem>
        <DescriptionItem term={words.created}>
          <Day moment={account.createdAt} />
        </DescriptionItem>
        <DescriptionItem term={words.lastUsed}>
          {lastUsedAt === null ? '–' : <Day moment={lastUsedAt} />}
        </DescriptionItem>
        <DescriptionItem term={words.products}>
          {formatNumber(account.productCount)}
        </DescriptionItem>
        <DescriptionItem term={words.members}>{formatNumber(account.memberCount)}</DescriptionItem>
        {memberOf ? (
          <DescriptionItem term={words.memberOf}>
            <Link href={paths.account(memberOf._id)}>{memberOf.email}</Link>
          </DescriptionItem>
        ) : null}
        {suspendedAt === null ? null : (
          <DescriptionItem term={words.suspended}>
            <Day moment={suspendedAt} />
          </DescriptionItem>
        )}
        {deactivatedAt === null ? null : (
          <DescriptionItem term={words.deactivated}>
            <Day moment={deactivatedAt} />
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  );
}
