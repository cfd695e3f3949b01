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
import type { LicenseList as Licenses } from '../../../entities/license/license.queries.ts';
import { isViewingAtom } from '../../../entities/user/viewing.atoms.ts';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import type { LicenseExport } from '../export/useLicenseExport.ts';
import { licensesMessages as words } from '../licenses.messages.ts';
import { queryOf } from '../licenses.rules.ts';
import { licensesAtoms } from './licenses.queries.ts';
import type { useLicenseFilter } from './useLicenseFilter.ts';

export interface LicenseListProps {
  list: ReturnType<typeof useLicenseFilter>;
  /** What was shown before, while this is on its way. */
  former: Licenses | undefined;
  canAdd: boolean;
  files: LicenseExport;
}

const NONE: ReadonlySet<string> = new Set();

/** The licences that a filter finds, as many as are wanted; begins anew with each filter. */
export function LicenseList({ list, former, canAdd, files }: LicenseListProps) {
  const { filter, pages, lengthen, clear } = list;
  const { data, isError, isFetching, refetch } = useAtomValue(licensesAtoms({ filter, pages }));
  const isViewing = useAtomValue(isViewingAtom);
  const [selected, setSelected] = useState(NONE);
  const shown = data ?? former;
  const rows = shown?.rows ?? [];
  // A selected one may be gone since, deleted by itself or by somebody else.
  const present = new Set(rows.map(({ _id }) => _id).filter((id) => selected.has(id)));
  const isFiltered = Object.keys(queryOf(filter)).length > 0;
  // What failed to come under these is said there, with the button that asks again.
  const hasMoreFailed = isError && data === undefined && pages > 1 && rows.length > 0;
  const hasMore = shown !== undefined && shown.next !== null;
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
        errorMessage={isError && !hasMoreFailed ? words.fetchFailed : undefined}
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
            total={isWhole(keys.size) ? shown?.total : undefined}
            files={files}
            onDone={() => setSelected(NONE)}
          />
        )}
      />
      {rows.length > 0 ? (
        <LoadMore
          shown={rows.length}
          {...(shown?.total ? { total: shown.total } : { hasMore })}
          onLoadMore={hasMoreFailed ? refetch : lengthen}
          isPending={isFetching}
          errorMessage={hasMoreFailed ? words.fetchFailed : undefined}
        />
      ) : null}
    </Stack>
  );
}
