import type { ProductKind } from '@pressdock/api';
import { Card, EmptyState, Link, LinkButton, PaletteIcon, PlugIcon } from '@pressdock/ui';
import { productListAtoms } from '../../entities/product/product.queries.ts';
import { mayAdd } from '../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { formatNumber } from '../../shared/format.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { homeMessages } from './home.messages.ts';
import { glance } from './home.rules.ts';
import { ProductRows } from './ProductRows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

const icons = { plugin: PlugIcon, theme: PaletteIcon } as const;

/** An overview of the account's plugins or themes. */
export function ProductCard({ kind }: { kind: ProductKind }) {
  const words = homeMessages.products[kind];
  const { data, isError, isFetching, refetch } = useAtomValue(productListAtoms[kind]);
  const canAdd = mayAdd(useAtomValue(meAtom).data, kind) ?? false;
  const Icon = icons[kind];

  if (data === undefined) {
    return (
      <Card title={words.title}>
        {isError ? (
          <FailureNotice isRetrying={isFetching} onRetry={refetch}>
            {words.failed}
          </FailureNotice>
        ) : (
          <RowsSkeleton label={words.loading} />
        )}
      </Card>
    );
  }
  if (data.length === 0) {
    const action = canAdd ? (
      <LinkButton href={paths.addProduct(kind)}>{words.add}</LinkButton>
    ) : undefined;
    return (
      <Card title={words.title}>
        <EmptyState icon={<Icon size={24} />} title={words.emptyTitle} action={action}>
          {words.empty}
        </EmptyState>
      </Card>
    );
  }
  const { listed, hasMore } = glance(data);
  return (
    <Card
      title={words.title}
      padding="none"
      aside={canAdd ? <Link href={paths.addProduct(kind)}>{words.add}</Link> : undefined}
      footer={
        hasMore ? (
          <Link href={paths.products(kind)}>{words.all(formatNumber(data.length))}</Link>
        ) : undefined
      }
    >
      <ProductRows kind={kind} products={listed} />
    </Card>
  );
}
