/**
 * Copies `text` to the clipboard and returns whether it worked.
 *
 * Browsers restrict the clipboard API to secure pages. Elsewhere this selects the code and copies it
 * with the legacy command; the code stays selected so that it can be copied manually.
 */
export async function copyText(text: string, shownIn: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shownIn) return false;
    getSelection()?.selectAllChildren(shownIn);
    return document.execCommand('copy');
  }
}
