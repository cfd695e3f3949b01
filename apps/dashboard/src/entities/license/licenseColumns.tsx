import type { LicenseResponse } from '@pressdock/api';
import { Badge, type DataTableColumn, Link, Text } from '@pressdock/ui';
import { breakable, unbroken } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { LicenseKey } from './LicenseKey.tsx';
import * as styles from './license.css.ts';
import { licenseMessages as words } from './license.messages.ts';
import { expiryText, statusTones } from './license.rules.ts';

type Column = DataTableColumn<LicenseResponse>;

const { columns } = words;

const key: Column = {
  id: 'key',
  header: columns.key,
  isRowHeader: true,
  cell: ({ key: value }) => <LicenseKey value={value} />,
};

/** An e-mail address that breaks after its @ first. */
function Address({ children }: { children: string }) {
  const [person, ...host] = children.split('@');
  return (
    <>
      {person}@<wbr />
      {host.join('@')}
    </>
  );
}

const customer: Column = {
  id: 'customer',
  header: columns.customer,
  cell: ({ customer: id, customerEmail }) =>
    id === null || customerEmail === null ? (
      <Text tone="muted">{words.noCustomer}</Text>
    ) : (
      <span className={breakable}>
        <Link href={paths.customer(id)}>
          <Address>{customerEmail}</Address>
        </Link>
      </span>
    ),
};

const product: Column = {
  id: 'product',
  header: columns.product,
  cell: ({ productInfo }) =>
    productInfo === null ? (
      <Text tone="muted">{words.everyProduct}</Text>
    ) : (
      <span className={styles.product}>{productInfo.name}</span>
    ),
};

const status: Column = {
  id: 'status',
  header: columns.status,
  foldsUnderName: true,
  cell: ({ status: now }) => (
    <span className={unbroken}>
      <Badge tone={statusTones[now]}>{words.status[now]}</Badge>
    </span>
  ),
};

const figures: Column[] = [
  {
    id: 'activations',
    header: columns.activations,
    align: 'end',
    cell: ({ activationCount, activation_limit }) =>
      words.activations(activationCount, activation_limit),
  },
  {
    id: 'expires',
    header: columns.expires,
    align: 'end',
    cell: ({ expires }) =>
      expires === null ? (
        <Text tone="muted">{words.never}</Text>
      ) : (
        <time dateTime={expires}>{expiryText(expires)}</time>
      ),
  },
];

/** Returns the columns of a table of licenses, without the actions. */
export function licenseColumns({ hasCustomer }: { hasCustomer: boolean }): Column[] {
  return [key, status, product, ...(hasCustomer ? [customer] : []), ...figures];
}
