import type { ProductKind } from '../../../shared/paths.ts';

/** Names the draft of one form of one account; a product that is still to be added has no identifier. */
export const draftKey = (account: string, kind: ProductKind, id = 'new') =>
  `pressdock-draft:${account}:${kind}:${id}`;

/** The draft that this tab keeps under a name. Where storage is refused there is none. */
export function keptDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a draft for this tab, or forgets it. */
export function keepDraft(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is refused or full: what is typed lasts as long as the page.
  }
}
