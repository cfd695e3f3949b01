import type { CustomerDetailResponse } from '@pressdock/api';
import {
  EmptyState,
  Heading,
  Inline,
  KeyIcon,
  Link,
  LinkButton,
  LoadMore,
  PlusIcon,
  Stack,
} from '@pressdock/ui';
import { LicenseTable } from '../../entities/license/LicenseTable.tsx';
import { mayAdd } from '../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { paths } from '../../shared/paths.ts';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../shared/server/useLoadMore.ts';
import { useAtomValue } from '../../shared/state.ts';
import { customersMessages } from './customers.messages.ts';
import { customerLicensesAtoms } from './customers.queries.ts';

const { one: words } = customersMessages;

/** The licenses of a customer, page by page. */
export function CustomerLicenses({ customer }: { customer: CustomerDetailResponse }) {
  const { _id: id, licenseCount } = customer;
  const list = useAtomValue(customerLicensesAtoms(id));
  const { data, isError, isFetching, isFetchNextPageError, hasNextPage, refetch } = list;
  const loadMore = useLoadMore(list);
  const licenses = rowsOf(data) ?? [];
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'license') ?? false;
  const add = canAdd ? (
    <LinkButton size="small" href={paths.addLicense({ customer: id })}>
      <PlusIcon />
      {words.addLicense}
    </LinkButton>
  ) : undefined;
  const hasSome = licenses.length > 0;
  return (
    <Stack gap="12">
      <Inline justify="between">
        <Heading level={2} size="16">
          {words.licenses}
        </Heading>
        {hasSome ? add : null}
      </Inline>
      <LicenseTable
        caption={words.licenses}
        rows={licenses}
        isLoading={isFetching}
        errorMessage={isError && !isFetchNextPageError ? words.licensesFailed : undefined}
        onRetry={refetch}
        hasCustomer={false}
        showDelete
        removeAfterDelete
        emptyState={
          <EmptyState title={words.noLicensesTitle} icon={<KeyIcon size={20} />} action={add}>
            {words.noLicenses}
          </EmptyState>
        }
      />
      {hasSome ? (
        <LoadMore
          count={licenses.length}
          hasMore={hasNextPage}
          onLoadMore={loadMore}
          isPending={isFetching}
          errorMessage={isFetchNextPageError ? words.licensesFailed : undefined}
        />
      ) : null}
      {hasSome ? (
        <Inline gap="8">
          <span>{words.licenseCount(licenseCount)}</span>
          <Link href={paths.licenses({ customer: id })}>{words.allLicenses}</Link>
        </Inline>
      ) : null}
    </Stack>
  );
}
