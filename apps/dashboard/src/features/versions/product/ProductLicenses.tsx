import { Badge, Card, Inline, Link, Skeleton, Stack, Text } from '@pressdock/ui';
import { licenseMessages } from '../../../entities/license/license.messages.ts';
import { statusTones } from '../../../entities/license/license.rules.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import * as styles from './ProductLicenses.css.ts';
import { productLicensesMessages as words } from './productLicenses.messages.ts';
import { productLicensesAtoms } from './productLicenses.queries.ts';

const LISTED = 5;

/** The newest licenses of a product, with a link to all of them. */
export function ProductLicenses({ product }: { product: Product }) {
  const { _id: id, licenseCount } = product;
  const { data, isError, isFetching, refetch } = useAtomValue(productLicensesAtoms(id));
  return (
    <Card
      title={words.title}
      footer={<Link href={paths.licenses({ product: id })}>{words.all(licenseCount)}</Link>}
    >
      {data === undefined && isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.failed}
        </FailureNotice>
      ) : null}
      {data === undefined && !isError ? (
        <Skeleton shape="block" height={size.productHead} />
      ) : (
        <Stack gap="12">
          {data?.slice(0, LISTED).map(({ _id, key, customerEmail, status }) => (
            <Inline key={_id} justify="between" isWrapping={false}>
              <span className={styles.license}>
                <Link href={paths.editLicense(_id)}>{key}</Link>
                <Text size="13" tone="muted" isTruncated>
                  {customerEmail ?? words.noCustomer}
                </Text>
              </span>
              <Badge tone={statusTones[status]}>{licenseMessages.status[status]}</Badge>
            </Inline>
          ))}
        </Stack>
      )}
    </Card>
  );
}
