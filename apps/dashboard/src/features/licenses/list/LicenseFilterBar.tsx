import type { LicenseStatusFilter } from '@pressdock/api';
import { LICENSE_STATUS_FILTERS } from '@pressdock/api';
import { FilterBar, SearchField, Select, SelectItem } from '@pressdock/ui';
import { CustomerPicker } from '../../../entities/customer/CustomerPicker.tsx';
import { ProductPicker } from '../../../entities/license/ProductPicker.tsx';
import { useTypedSearch } from '../../../shared/useSettled.ts';
import { licensesMessages as words } from '../licenses.messages.ts';
import { queryOf } from '../licenses.rules.ts';
import type { useLicenseFilter } from './useLicenseFilter.ts';

export interface LicenseFilterBarProps {
  list: ReturnType<typeof useLicenseFilter>;
  /** The number of results as text; undefined while loading. */
  result: string | undefined;
}

const ANY = 'any';

/**
 * Filters the list by text, product, customer and status.
 * @see specification, section 2, "License filter"
 */
export function LicenseFilterBar({ list, result }: LicenseFilterBarProps) {
  const { filter, narrow, searchFor, clear } = list;
  const [typed, setTyped] = useTypedSearch(filter.searchText, searchFor);
  return (
    <FilterBar
      label={words.filter}
      result={result}
      isFiltered={typed !== '' || Object.keys(queryOf(filter)).length > 0}
      onClear={() => {
        setTyped('');
        clear();
      }}
    >
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={typed}
        onChange={setTyped}
      />
      <ProductPicker value={filter.product} onChange={(product) => narrow({ product })} />
      <CustomerPicker value={filter.customer} onChange={(customer) => narrow({ customer })} />
      <Select
        label={words.status}
        value={filter.status || ANY}
        onChange={(selected) =>
          narrow({ status: selected === ANY ? '' : (selected as LicenseStatusFilter) })
        }
      >
        <SelectItem id={ANY}>{words.anyStatus}</SelectItem>
        {LICENSE_STATUS_FILTERS.map((status) => (
          <SelectItem key={status} id={status}>
            {words.statuses[status]}
          </SelectItem>
        ))}
      </Select>
    </FilterBar>
  );
}
