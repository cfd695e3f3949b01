import { FLAG_TYPES } from '@pressdock/api';
import { FilterBar, SearchField, Select, SelectItem } from '@pressdock/ui';
import { featureFlagMessages } from '../../../entities/featureFlag/featureFlag.messages.ts';
import { useTypedSearch } from '../../../shared/useSettled.ts';
import { type FlagFilter, queryOf, staleFilters } from './flagFilter.rules.ts';
import { flagListMessages as words } from './flagList.messages.ts';
import type { useFlagFilter } from './useFlagFilter.ts';

const ANY = 'any';
const NONE = 'none';

export interface FlagFilterBarProps {
  list: ReturnType<typeof useFlagFilter>;
  /** The number of results as text; undefined while loading. */
  result: string | undefined;
}

/** Filters the flags by text, state, type and whether they are stale. */
export function FlagFilterBar({ list, result }: FlagFilterBarProps) {
  const { filter, narrow, searchFor, clear } = list;
  const [typed, setTyped] = useTypedSearch(filter.q, searchFor);
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
      <Select
        label={words.active}
        value={filter.active || ANY}
        onChange={(value) => narrow({ active: value === ANY ? '' : (value as 'on' | 'off') })}
      >
        {([ANY, 'on', 'off'] as const).map((state) => (
          <SelectItem key={state} id={state}>
            {words.actives[state]}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={words.type}
        value={filter.type || ANY}
        onChange={(value) => narrow({ type: value === ANY ? '' : (value as FlagFilter['type']) })}
      >
        <SelectItem id={ANY}>{words.anyType}</SelectItem>
        {FLAG_TYPES.map((type) => (
          <SelectItem key={type} id={type}>
            {featureFlagMessages.types[type]}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={words.stale}
        value={filter.stale || NONE}
        onChange={(value) =>
          narrow({ stale: value === NONE ? '' : (value as FlagFilter['stale']) })
        }
      >
        {([NONE, ...staleFilters] as const).map((stale) => (
          <SelectItem key={stale} id={stale}>
            {words.staleFilters[stale]}
          </SelectItem>
        ))}
      </Select>
    </FilterBar>
  );
}
