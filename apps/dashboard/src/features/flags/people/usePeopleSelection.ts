import { useCallback, useState } from 'react';
import { type PeopleList, parsePeople, remainingText } from './peopleList.rules.ts';

/** The people selected in a dialog, and the list that is typed, pasted or dropped there. */
export function usePeopleSelection(people: readonly string[]) {
  const [selected, setSelected] = useState(people);
  const [text, setText] = useState('');
  const [result, setResult] = useState<PeopleList>();

  const add = (added: readonly string[]) =>
    setSelected((current) => [...new Set([...current, ...added])]);
  const remove = useCallback((removed: readonly string[]) => {
    const removals = new Set(removed);
    setSelected((current) => current.filter((person) => !removals.has(person)));
  }, []);
  /** Adds the list. What cannot be added stays in the text. Returns everyone selected, or undefined then. */
  const addList = (): readonly string[] | undefined => {
    const list = parsePeople(text, selected);
    add(list.added);
    setText(remainingText(list.rejected));
    setResult(list);
    return list.rejected.length > 0 ? undefined : [...selected, ...list.added];
  };
  const type = (typed: string) => {
    setText(typed);
    setResult(undefined);
  };
  return {
    selected,
    add,
    remove,
    list: { text, type, result, add: addList },
    hasChanges: selected !== people || text.trim() !== '',
  };
}
