import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { requestedType, withoutType } from './flagForm.rules.ts';
import type { FlagFormHandle } from './useFlagForm.ts';

/** Selects the type in the URL as an unsaved edit, once: the URL does not keep it. */
export function useRequestedType(change: FlagFormHandle['change']) {
  const [search, setSearch] = useSearchParams();
  const type = requestedType(search);
  useEffect(() => {
    if (type === undefined) return;
    change({ flag_type: type });
    setSearch(withoutType, { replace: true });
  }, [type, change, setSearch]);
}
