/**
 * Puts `text` on the clipboard and says whether that worked.
 *
 * Browsers lend the clipboard to secure pages only; elsewhere the code itself is selected and
 * copied the old way, and stays selected for a person to copy by hand.
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
