/** Returns the draft that this tab stores under a key; null if there is none or storage is blocked. */
export function loadDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a draft for this tab; undefined deletes it. */
export function storeDraft(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: unsaved changes last as long as the page.
  }
}
