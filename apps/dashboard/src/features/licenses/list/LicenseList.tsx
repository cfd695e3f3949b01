import { LICENSE_BULK } from '@pressdock/api/limits';
import {
  Button,
  EmptyState,
  KeyIcon,
  LinkButton,
  LoadMore,
  SearchIcon,
  Stack,
} from '@pressdock/ui';
import { useState } from 'react';
import { LicenseTable } from '../../../entities/license/LicenseTable.tsx';
import type { LicensePage } from '../../../entities/license/license.queries.ts';
import { isViewingAtom } from '../../../entities/user/viewing.atoms.ts';
import { paths } from '../../../shared/paths.ts';
import { type PagedData, rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../../shared/server/useLoadMore.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import type { LicenseExport } from '../export/useLicenseExport.ts';
import { licensesMessages as words } from '../licenses.messages.ts';
import { queryOf } from '../licenses.rules.ts';
import { licensesAtoms, totalOf } from './licenses.queries.ts';
import type { useLicenseFilter } from './useLicenseFilter.ts';

export interface LicenseListProps {
  list: ReturnType<typeof useLicenseFilter>;
  /** The list that was current before, until this one has loaded. */
  previous: PagedData<LicensePage> | undefined;
  canAdd: boolean;
  files: LicenseExport;
}

const NONE: ReadonlySet<string> = new Set();

/** The licenses that a filter finds, page by page. */
export function LicenseList({ list, previous, canAdd, files }: LicenseListProps) {
  const { filter, clear } = list;
  const query = useAtomValue(licensesAtoms(filter));
  const { data, isError, isFetching, isFetchNextPageError, refetch } = query;
  const loadMore = useLoadMore(query);
  const isViewing = useAtomValue(isViewingAtom);
  const [selected, setSelected] = useState(NONE);
  const current = data ?? previous;
  const rows = rowsOf(current) ?? [];
  const total = current && totalOf(current);
  // A selected license may have been deleted since.
  const present = new Set(rows.map(({ _id }) => _id).filter((id) => selected.has(id)));
  const isFiltered = Object.keys(queryOf(filter)).length > 0;
  const hasMore = current !== undefined && current.pages.at(-1)?.next !== null;
  const isWhole = (count: number) => count === rows.length && (hasMore || count > LICENSE_BULK.ids);

  const emptyState = isFiltered ? (
    <EmptyState
      title={words.noResultTitle}
      icon={<SearchIcon size={20} />}
      action={<Button onPress={clear}>{words.showAll}</Button>}
    >
      {words.noResult}
    </EmptyState>
  ) : (
    <EmptyState
      title={words.emptyTitle}
      icon={<KeyIcon size={20} />}
      action={canAdd ? <LinkButton href={paths.addLicense()}>{words.add}</LinkButton> : undefined}
    >
      {words.empty}
    </EmptyState>
  );

  return (
    <Stack gap="16">
      <LicenseTable
        caption={words.title}
        rows={rows}
        isLoading={isFetching}
        errorMessage={isError && !isFetchNextPageError ? words.fetchFailed : undefined}
        onRetry={refetch}
        emptyState={emptyState}
        showDelete
        removeAfterDelete
        selectionMode={rows.length > 0 && !isViewing ? 'multiple' : 'none'}
        selectedKeys={present}
        onSelectionChange={setSelected}
        bulkActions={(keys) => (
          <BulkBar
            filter={filter}
            rows={rows.filter(({ _id }) => keys.has(_id))}
            total={isWhole(keys.size) ? total : undefined}
            files={files}
            onDone={() => setSelected(NONE)}
          />
        )}
      />
      {rows.length > 0 ? (
        <LoadMore
          count={rows.length}
          {...(total ? { total } : { hasMore })}
          onLoadMore={loadMore}
          isPending={isFetching}
          errorMessage={isFetchNextPageError ? words.fetchFailed : undefined}
        />
      ) : null}
    </Stack>
  );
}
