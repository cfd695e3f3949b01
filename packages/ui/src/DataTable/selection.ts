/** Returns the selection after a press on a row's checkbox, given the ids in display order. */
export function toggleRow(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  id: string,
  rangeFrom?: string,
): Set<string> {
  const next = new Set(selected);
  const isSelecting = !selected.has(id);
  const from = rangeFrom === undefined ? -1 : ids.indexOf(rangeFrom);
  const to = ids.indexOf(id);
  const range = from < 0 || to < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const each of range) {
    if (isSelecting) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** Returns the selection after a press on the header checkbox: all rows, or none if all are selected already. */
export function toggleAll(selected: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  const next = new Set(selected);
  const isAll = countSelected(selected, ids) === 'all';
  for (const id of ids) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Returns the selected rows that exist; the same set if all of them do. */
export function keepExisting(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  const existing = new Set(ids);
  const remaining = [...selected].filter((id) => existing.has(id));
  return remaining.length === selected.size ? selected : new Set(remaining);
}

/** Returns how many of the visible rows are selected. */
export function countSelected(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const count = ids.reduce((sum, id) => sum + Number(selected.has(id)), 0);
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
