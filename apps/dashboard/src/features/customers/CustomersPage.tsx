import type { CustomerResponse } from '@pressdock/api';
import { Button, FilterBar, PageHeader, PlusIcon, SearchField, Stack } from '@pressdock/ui';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { AddCustomerDialog } from '../../entities/customer/AddCustomerDialog.tsx';
import { Changes } from '../../entities/user/Changes.tsx';
import { ExportProgress } from '../../shared/export/ExportProgress.tsx';
import { useFileExport } from '../../shared/export/useFileExport.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useAtomValue } from '../../shared/state.ts';
import { useTypedSearch } from '../../shared/useSettled.ts';
import { CustomersTable } from './CustomersTable.tsx';
import { customersMessages as words } from './customers.messages.ts';
import { customersListAtoms } from './customers.queries.ts';
import { SEARCH } from './customers.rules.ts';
import { DeleteCustomerDialog } from './DeleteCustomerDialog.tsx';
import { ExportCustomers } from './ExportCustomers.tsx';

/** The list of customers; the URL holds the search text and the length of the list. */
export function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const query = search.get(SEARCH) ?? '';
  const searchFor = useCallback(
    (text: string) => setSearch(text === '' ? {} : { [SEARCH]: text }, { replace: true }),
    [setSearch],
  );
  const [typed, setTyped] = useTypedSearch(query, searchFor);
  const { data, hasNextPage } = useAtomValue(customersListAtoms(query.trim()));
  const count = rowsOf(data)?.length;
  const file = useFileExport(words.exporting.done);
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<CustomerResponse | null>(null);
  const isEmpty = query === '' && count === 0;
  const clear = () => {
    setTyped('');
    searchFor('');
  };

  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            <ExportCustomers query={query} file={file} isDisabled={!count} />
            <Changes>
              <Button variant="primary" onPress={() => setAdding(true)}>
                <PlusIcon size={16} />
                {words.add}
              </Button>
            </Changes>
          </>
        }
      />
      <ExportProgress file={file} words={words.exporting} />
      {isEmpty ? null : (
        <FilterBar
          label={words.filter}
          result={count !== undefined && !hasNextPage ? words.found(count) : undefined}
          isFiltered={query !== '' || typed !== ''}
          onClear={clear}
        >
          <SearchField
            label={words.search}
            isLabelHidden
            placeholder={words.search}
            value={typed}
            onChange={setTyped}
          />
        </FilterBar>
      )}
      <CustomersTable
        query={query}
        onAdd={() => setAdding(true)}
        onClear={clear}
        onDelete={setDeleting}
      />
      {isAdding ? (
        <AddCustomerDialog
          failed={words.addFailed}
          onAdded={(id) => navigate(paths.customer(id))}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {deleting ? (
        <DeleteCustomerDialog customer={deleting} onClose={() => setDeleting(null)} />
      ) : null}
    </Stack>
  );
}
