import type { SearchAccountResponse } from '@pressdock/api';
import { useState } from 'react';
import { activeFlagsAtom } from '../../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useSettled } from '../../../shared/useSettled.ts';
import { shellMessages } from '../shell.messages.ts';
import { foundSections } from './foundSections.rules.ts';
import { isSearchable, searchAtoms } from './search.queries.ts';

const { found: words } = shellMessages.palette;
const TOO_MANY_REQUESTS = 429;

/**
 * Searches the account for the text in the palette, once nothing more has been typed for a while.
 * Earlier results stay visible until the new ones arrive. Closing the palette clears the text.
 */
export function usePaletteSearch(isOpen: boolean) {
  const [typed, setTyped] = useState('');
  if (!isOpen && typed !== '') setTyped('');
  const text = typed.trim();
  const settled = useSettled(text);
  const { data, error, isFetching, refetch } = useAtomValue(searchAtoms(settled));
  const [last, setLast] = useState<{ text: string; found: SearchAccountResponse }>();
  if (data !== undefined && data !== last?.found) setLast({ text: settled, found: data });
  const hasFlags = useAtomValue(activeFlagsAtom).has('SHOW_FEATURE_FLAG_MENU');
  const isActive = isSearchable(text);
  const isSettled = text === settled;
  const hasFailed = isActive && isSettled && error !== null && !isFetching;
  const failure = error?.status === TOO_MANY_REQUESTS ? words.tooOften : words.failed;
  return {
    typed,
    setTyped,
    sections:
      isActive && last
        ? foundSections(last.found, last.text, { isCurrent: last.text === text, hasFlags })
        : [],
    isPending: isActive && (!isSettled || isFetching),
    errorMessage: hasFailed ? failure : undefined,
    retry: () => void refetch(),
  };
}
