import type { ProductKind } from '@pressdock/api';
import {
  Badge,
  Link,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { ProductIcon } from '../../entities/product/ProductIcon.tsx';
import type { ListedProduct } from '../../entities/product/product.kind.ts';
import { versionLabel } from '../../entities/product/product.rules.ts';
import { formatNumber } from '../../shared/format.ts';
import { paths } from '../../shared/paths.ts';
import * as styles from './home.css.ts';
import { homeMessages } from './home.messages.ts';
import { attention } from './home.rules.ts';

const { columns, products: words } = homeMessages;

/** Products with their newest version and their downloads, each with a link to its page. */
export function ProductRows({
  kind,
  products,
}: {
  kind: ProductKind;
  products: readonly ListedProduct[];
}) {
  return (
    <Table caption={words[kind].title} isCaptionHidden>
      <TableHead>
        <TableColumn>{words[kind].name}</TableColumn>
        <TableColumn>{columns.version}</TableColumn>
        <TableColumn align="end">{columns.downloads}</TableColumn>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product._id}>
            <TableCell isRowHeader>
              <span className={styles.product}>
                <span aria-hidden="true" className={styles.icon}>
                  <ProductIcon product={product} size="small" />
                </span>
                <span className={styles.name}>
                  <Link variant="quiet" href={paths.product(kind, product._id)}>
                    {product.name}
                  </Link>
                </span>
              </span>
            </TableCell>
            <TableCell>
              <NewestVersion product={product} />
            </TableCell>
            <TableCell align="end">{formatNumber(product.downloads)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The newest version, or what needs attention first. */
function NewestVersion({ product }: { product: ListedProduct }) {
  const need = attention(product);
  if (need === 'failedBuild') {
    return <Badge tone="critical">{homeMessages.attention.failedBuild}</Badge>;
  }
  const label = versionLabel(product.latestVersion);
  if (need === 'noVersions') return <Badge tone="caution">{label}</Badge>;
  return (
    <Text isMonospace size="13">
      {label}
    </Text>
  );
}
