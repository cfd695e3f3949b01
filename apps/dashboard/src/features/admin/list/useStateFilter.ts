import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { useTypedSearch } from '../../../shared/useSettled.ts';
import { type StateFilter, stateFilterOf, stateFilterQuery } from './accountFilter.rules.ts';

/** The filter of a list of accounts, which the URL holds, and the search as it is typed. */
export interface FilterControls<State extends string> {
  states: readonly State[];
  filter: StateFilter<State>;
  typed: string;
  setTyped: (text: string) => void;
  setState: (state: State | '') => void;
  clear: () => void;
}

/** Returns the filter in the URL and the functions that change it. */
export function useStateFilter<State extends string>(
  states: readonly State[],
): FilterControls<State> {
  const [search, setSearch] = useSearchParams();
  const filter = stateFilterOf(search, states);
  const narrow = useCallback(
    (changed: Partial<StateFilter<State>>) =>
      setSearch((current) => stateFilterQuery({ ...stateFilterOf(current, states), ...changed }), {
        replace: true,
      }),
    [setSearch, states],
  );
  const searchFor = useCallback((q: string) => narrow({ q }), [narrow]);
  const [typed, setTyped] = useTypedSearch(filter.q, searchFor);
  return {
    states,
    filter,
    typed,
    setTyped,
    setState: (state) => narrow({ state }),
    clear() {
      setTyped('');
      narrow({ q: '', state: '' });
    },
  };
}
