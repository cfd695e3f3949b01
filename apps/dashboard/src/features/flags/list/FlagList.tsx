import type { FlagResponse } from '@pressdock/api';
import {
  Button,
  DataTable,
  EmptyState,
  FlagIcon,
  LinkButton,
  SearchIcon,
  Stack,
} from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { CodeToRemove } from './CodeToRemove.tsx';
import { DeleteFlagDialog } from './DeleteFlagDialog.tsx';
import { FlagFilterBar } from './FlagFilterBar.tsx';
import { flagColumns } from './flagColumns.tsx';
import { matchFlags, sortFlags } from './flagFilter.rules.ts';
import { flagListMessages as words } from './flagList.messages.ts';
import { useFlagFilter } from './useFlagFilter.ts';

export interface FlagListProps {
  productId: string;
  /** The flags as they are read, together with the product. */
  flags: {
    data: FlagResponse[] | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  canAdd: boolean;
}

const idOf = ({ _id }: FlagResponse) => _id;
const NONE: readonly FlagResponse[] = [];

/** The flags of a product that match the filter in the URL. */
export function FlagList({ productId, flags, canAdd }: FlagListProps) {
  const { data, isError, isFetching, refetch } = flags;
  const list = useFlagFilter();
  const [deleting, setDeleting] = useState<FlagResponse | null>(null);
  const columns = useMemo(() => flagColumns(setDeleting), []);
  const all = data ?? NONE;
  const rows = sortFlags(matchFlags(all, list.filter), list.sort);
  const isEmpty = data !== undefined && data.length === 0;
  return (
    <Stack gap="16">
      <CodeToRemove flags={all} />
      {isEmpty ? null : (
        <FlagFilterBar list={list} result={data && words.found(rows.length, all.length)} />
      )}
      <DataTable
        caption={words.title}
        isCaptionHidden
        columns={columns}
        rows={rows}
        getRowId={idOf}
        sortDescriptor={list.sort}
        onSortChange={list.sortBy}
        isLoading={isFetching}
        errorMessage={isError ? words.fetchFailed : undefined}
        onRetry={refetch}
        emptyState={
          isEmpty ? (
            <EmptyState
              title={words.emptyTitle}
              icon={<FlagIcon size={20} />}
              action={
                canAdd ? (
                  <LinkButton href={paths.addFlag(productId)}>{words.add}</LinkButton>
                ) : undefined
              }
            >
              {words.empty}
            </EmptyState>
          ) : (
            <EmptyState
              title={words.noResultTitle}
              icon={<SearchIcon size={20} />}
              action={<Button onPress={list.clear}>{words.showAll}</Button>}
            >
              {words.noResult}
            </EmptyState>
          )
        }
      />
      {deleting ? <DeleteFlagDialog flag={deleting} onClose={() => setDeleting(null)} /> : null}
    </Stack>
  );
}
