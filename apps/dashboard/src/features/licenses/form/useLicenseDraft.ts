import { useEffect, useRef, useState } from 'react';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { readDraft, writeDraft } from './licenseDraft.rules.ts';
import type { LicenseValues } from './licenseForm.values.ts';

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is refused or full: what is typed lasts as long as the page.
  }
}

/** Keeps what is typed for this tab while it is unsaved, and offers it once after a reload. */
export function useLicenseDraft(id: string, changes: Partial<LicenseValues>) {
  const account = useAtomValue(meAtom).data?._id;
  const key = account === undefined ? undefined : `pressdock-draft:${account}:license:${id}`;
  const [offered, setOffered] = useState<Partial<LicenseValues>>();
  const hasKept = useRef(false);
  const hasChanges = Object.keys(changes).length > 0;
  const text = hasChanges ? writeDraft(changes) : undefined;

  // Read before the first write: what is offered comes from before this page.
  useEffect(() => {
    if (key !== undefined) setOffered(readDraft(kept(key)));
  }, [key]);

  useEffect(() => {
    if (key === undefined || (text === undefined && !hasKept.current)) return;
    hasKept.current = text !== undefined;
    keep(key, text);
  }, [key, text]);

  const forget = () => {
    if (key !== undefined) keep(key, undefined);
  };
  const settle = () => setOffered(undefined);
  return {
    offered,
    /** Ends the offer; what stands in the form is kept from now on. */
    settle,
    /** Ends the offer for good. What was typed since goes on being kept. */
    decline: () => {
      settle();
      if (!hasChanges) forget();
    },
    /** Forgets all that was kept: it was saved, or given up. */
    forget,
  };
}
