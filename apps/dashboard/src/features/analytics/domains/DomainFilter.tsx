import { COMPARATORS, type Comparator } from '@pressdock/api/limits';
import { FilterBar, SearchField, Select, SelectItem, TextField } from '@pressdock/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useTypedSearch } from '../../../shared/useSettled.ts';
import { domainsMessages as words } from './domains.messages.ts';
import { type DomainSearch, domainFields, withDomainSearch } from './domains.rules.ts';

const ANY = 'any';
const comparators = Object.keys(COMPARATORS) as Comparator[];

export interface DomainFilterProps {
  search: DomainSearch;
  /** The number of domains as text; undefined while loading. */
  result: string | undefined;
}

/** Filters the domains by text and by one version. */
export function DomainFilter({ search, result }: DomainFilterProps) {
  const [, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: Partial<DomainSearch>) =>
      setSearch((current) => withDomainSearch(current, changes), { replace: true }),
    [setSearch],
  );
  const searchFor = useCallback((query: string) => change({ query }), [change]);
  const limitTo = useCallback((version: string) => change({ version }), [change]);
  const [query, setQuery] = useTypedSearch(search.query, searchFor);
  const [version, setVersion] = useTypedSearch(search.version, limitTo);
  return (
    <FilterBar
      label={words.filter}
      result={result}
      isFiltered={query !== '' || search.field !== undefined}
      onClear={() => {
        setQuery('');
        setVersion('');
        change({ query: '', field: undefined, version: '' });
      }}
    >
      <SearchField label={words.search} value={query} onChange={setQuery} />
      <Select
        label={words.field}
        value={search.field ?? ANY}
        onChange={(next) => change({ field: domainFields.find((one) => one === next) })}
      >
        <SelectItem id={ANY}>{words.anyField}</SelectItem>
        {domainFields.map((one) => (
          <SelectItem key={one} id={one}>
            {words.fields[one]}
          </SelectItem>
        ))}
      </Select>
      {search.field === undefined ? null : (
        <>
          <Select
            label={words.comparator}
            value={search.comparator}
            onChange={(next) =>
              change({ comparator: comparators.find((one) => one === next) ?? 'lt' })
            }
          >
            {comparators.map((one) => (
              <SelectItem key={one} id={one}>
                {words.comparators[one]}
              </SelectItem>
            ))}
          </Select>
          <TextField
            label={words.version}
            placeholder={words.versionPlaceholder}
            value={version}
            onChange={setVersion}
            autoComplete="off"
          />
        </>
      )}
    </FilterBar>
  );
}
