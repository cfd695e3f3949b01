import type { FlagProductResponse } from '@pressdock/api';
import { Badge, type DataTableColumn, Link, Text } from '@pressdock/ui';
import { Day } from '../../shared/page/Day.tsx';
import { unbroken } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { ActiveUserCount, FlagCount, ListedFigure } from './Figure.tsx';
import { FlagProductMenu, type FlagProductMenuProps } from './FlagProductMenu.tsx';
import * as styles from './featureFlags.css.ts';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';
import type { SortColumn } from './featureFlags.rules.ts';

type Column = DataTableColumn<FlagProductResponse> & { id: SortColumn | 'actions' };

const { columns } = words;

function ProductName({ product }: { product: FlagProductResponse }) {
  return (
    <span className={styles.name}>
      <Link href={paths.flags(product._id)}>{product.name}</Link>
      {product.isInterface ? <Badge>{words.isInterface}</Badge> : null}
    </span>
  );
}

/** Returns the columns. Each number loads separately, unless those of all products are needed. */
export function columnsOf(
  needsFigures: boolean,
  onAction: FlagProductMenuProps['onAction'],
): Column[] {
  const figure = { align: 'end', isSortable: true } as const;
  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      isSortable: true,
      cell: (product) => <ProductName product={product} />,
    },
    {
      ...figure,
      id: 'active',
      header: columns.active,
      cell: ({ _id }) =>
        needsFigures ? (
          <ListedFigure id={_id} name="active" />
        ) : (
          <FlagCount id={_id} state="active" />
        ),
    },
    {
      ...figure,
      id: 'inactive',
      header: columns.inactive,
      cell: ({ _id }) =>
        needsFigures ? (
          <ListedFigure id={_id} name="inactive" />
        ) : (
          <FlagCount id={_id} state="inactive" />
        ),
    },
    {
      ...figure,
      id: 'users',
      header: columns.users,
      cell: ({ _id }) =>
        needsFigures ? <ListedFigure id={_id} name="users" /> : <ActiveUserCount id={_id} />,
    },
    {
      id: 'lastRequest',
      header: columns.lastRequest,
      isSortable: true,
      cell: ({ lastRequestAt }) => (
        <span className={unbroken}>
          {lastRequestAt === null ? (
            <Text tone="muted">{words.never}</Text>
          ) : (
            <Day moment={lastRequestAt} />
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      isPinned: true,
      align: 'end',
      cell: (product) => <FlagProductMenu product={product} onAction={onAction} />,
    },
  ];
}
