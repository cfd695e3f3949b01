import type { CustomerResponse } from '@pressdock/api';
import { Button, FilterBar, PageHeader, PlusIcon, SearchField, Stack } from '@pressdock/ui';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { AddCustomerDialog } from '../../entities/customer/AddCustomerDialog.tsx';
import { customersAtoms } from '../../entities/customer/customer.queries.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { ExportProgress } from '../../shared/export/ExportProgress.tsx';
import { useFileExport } from '../../shared/export/useFileExport.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { useTypedSearch } from '../../shared/useSettled.ts';
import { CustomersTable } from './CustomersTable.tsx';
import { customersMessages as words } from './customers.messages.ts';
import { limitOf, PAGES, pagesOf, SEARCH } from './customers.rules.ts';
import { DeleteCustomerDialog } from './DeleteCustomerDialog.tsx';
import { ExportCustomers } from './ExportCustomers.tsx';

/** All customers; the address keeps what is searched for and how many are shown. */
export function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const query = search.get(SEARCH) ?? '';
  const searchFor = useCallback(
    (text: string) => setSearch(text === '' ? {} : { [SEARCH]: text }, { replace: true }),
    [setSearch],
  );
  const [typed, setTyped] = useTypedSearch(query, searchFor);
  const pages = pagesOf(search);
  const limit = limitOf(pages);
  const { data } = useAtomValue(customersAtoms({ q: query.trim(), limit }));
  const file = useFileExport(words.exporting.done);
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<CustomerResponse | null>(null);
  const isEmpty = query === '' && data?.length === 0;
  const lengthen = () => {
    const searched: Record<string, string> = query === '' ? {} : { [SEARCH]: query };
    setSearch({ ...searched, [PAGES]: String(pages + 1) }, { replace: true });
  };
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
            <ExportCustomers query={query} file={file} isDisabled={!data?.length} />
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
          result={data && data.length < limit ? words.found(data.length) : undefined}
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
        pages={pages}
        onLengthen={lengthen}
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
