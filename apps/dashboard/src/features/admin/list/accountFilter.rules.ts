/** A filter of a list of accounts; blank fields match everything. */
export interface StateFilter<State extends string> {
  q: string;
  state: State | '';
}

/** Reads a filter from the URL; unknown states count as blank. */
export function stateFilterOf<State extends string>(
  search: URLSearchParams,
  states: readonly State[],
): StateFilter<State> {
  const state = states.find((known) => known === search.get('state'));
  return { q: search.get('q') ?? '', state: state ?? '' };
}

/** Returns the fields of a filter that are not blank, as URL and request take them. */
export function stateFilterQuery<State extends string>({
  q,
  state,
}: StateFilter<State>): { q?: string; state?: State } {
  return { ...(q.trim() === '' ? {} : { q: q.trim() }), ...(state === '' ? {} : { state }) };
}
