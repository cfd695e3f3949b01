/**
 * Turns the sideways arrow keys of a story's steps around while the page is in this language, so that
 * an arrow points where the order goes, as it does for a person who reads from right to left.
 * Playwright sends its text into the page, so it stands alone.
 */
export function turnArrows(language: string): void {
  const turned = new WeakSet<Event>();
  const turn = (event: KeyboardEvent) => {
    const key = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    if (!key || turned.has(event) || document.documentElement.lang !== language) return;
    event.stopImmediatePropagation();
    const { type, bubbles, cancelable, composed, altKey, ctrlKey, metaKey, shiftKey } = event;
    const modifiers = { altKey, ctrlKey, metaKey, shiftKey };
    const other = new KeyboardEvent(type, {
      ...modifiers,
      ...{ key, code: key, bubbles, cancelable, composed },
    });
    turned.add(other);
    if (!event.target?.dispatchEvent(other)) event.preventDefault();
  };
  window.addEventListener('keydown', turn, true);
  window.addEventListener('keyup', turn, true);
}
