const fields = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  'button[aria-haspopup="listbox"]:not(:disabled)',
].join(',');

/** Finds the first field a person can fill in inside `container`, in document order. */
export function firstField(container: Element | null): HTMLElement | null {
  const candidates = container?.querySelectorAll<HTMLElement>(fields) ?? [];
  for (const candidate of candidates) {
    if (!candidate.closest('[aria-hidden="true"], [inert]')) return candidate;
  }
  return null;
}
