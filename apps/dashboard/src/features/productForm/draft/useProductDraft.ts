import { useEffect, useRef, useState } from 'react';
import { meAtom } from '../../../entities/user/user.queries.ts';
import type { ProductKind } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { ProductFormValues } from '../rules/productForm.values.ts';
import { draftKey, keepDraft, keptDraft } from './draftStorage.ts';
import { type ProductDraft, readDraft, writeDraft } from './productDraft.rules.ts';

interface DraftOptions {
  kind: ProductKind;
  edited: { id: string; revision: number } | undefined;
  /** What differs from how the form began. */
  changes: Partial<ProductFormValues>;
}

/** Keeps what is typed for this tab while it is unsaved, and offers it once after a reload. */
export function useProductDraft({ kind, edited, changes }: DraftOptions) {
  const account = useAtomValue(meAtom).data?._id;
  const key = account === undefined ? undefined : draftKey(account, kind, edited?.id);
  const [offered, setOffered] = useState<ProductDraft>();
  const hasKept = useRef(false);

  const hasChanges = Object.keys(changes).length > 0;
  const text = hasChanges ? writeDraft({ changes, revision: edited?.revision }) : undefined;

  // Read before the first write: what is offered comes from before this page.
  useEffect(() => {
    if (key !== undefined) setOffered(readDraft(kind, keptDraft(key)));
  }, [key, kind]);

  useEffect(() => {
    if (key === undefined || (text === undefined && !hasKept.current)) return;
    hasKept.current = text !== undefined;
    keepDraft(key, text);
  }, [key, text]);

  const forget = () => {
    if (key !== undefined) keepDraft(key, undefined);
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
