import { FilterBar, SearchField, Select, SelectItem } from '@pressdock/ui';
import type { FilterControls } from './useStateFilter.ts';

const ANY = 'any';

export interface StateFilterBarProps<State extends string> {
  controls: FilterControls<State>;
  /** What the filter found; undefined while it is unknown. */
  result: string | undefined;
  words: {
    filter: string;
    search: string;
    state: string;
    anyState: string;
    states: Readonly<Record<State, string>>;
  };
}

/** The search and the states by which a list of accounts is filtered. */
export function StateFilterBar<State extends string>({
  controls,
  result,
  words,
}: StateFilterBarProps<State>) {
  const { states, filter, typed, setTyped, setState, clear } = controls;
  return (
    <FilterBar
      label={words.filter}
      result={result}
      isFiltered={typed !== '' || filter.state !== ''}
      onClear={clear}
    >
      <SearchField label={words.search} value={typed} onChange={setTyped} />
      <Select
        label={words.state}
        value={filter.state || ANY}
        onChange={(selected) => setState(states.find((one) => one === selected) ?? '')}
      >
        <SelectItem id={ANY}>{words.anyState}</SelectItem>
        {states.map((state) => (
          <SelectItem key={state} id={state}>
            {words.states[state]}
          </SelectItem>
        ))}
      </Select>
    </FilterBar>
  );
}
