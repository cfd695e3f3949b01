import type { CustomerDetailResponse } from '@pressdock/api';
import {
  EmptyState,
  Heading,
  Inline,
  KeyIcon,
  Link,
  LinkButton,
  PlusIcon,
  Stack,
} from '@pressdock/ui';
import { LicenseTable } from '../../entities/license/LicenseTable.tsx';
import { mayAdd } from '../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { customersMessages } from './customers.messages.ts';

const { one: words } = customersMessages;

/** The licenses of a customer. */
export function CustomerLicenses({ customer }: { customer: CustomerDetailResponse }) {
  const { _id: id, licenses, licenseCount } = customer;
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
        <Inline gap="8">
          <span>{words.licenseCount(licenseCount)}</span>
          <Link href={paths.licenses({ customer: id })}>{words.allLicenses}</Link>
        </Inline>
      ) : null}
    </Stack>
  );
}
