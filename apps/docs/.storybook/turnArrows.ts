/**
 * Swaps the left and right arrow keys of a story's steps while the page is in a right-to-left language,
 * so that an arrow moves in the reading direction.
 * Playwright sends the function's source to the page, so it must be self-contained.
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
