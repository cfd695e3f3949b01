/** A key combination: its label, its `aria-keyshortcuts` value, and a test for key presses. */
export interface Shortcut {
  label: string;
  keys: string;
  matches: (
    event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
  ) => boolean;
}

/** Returns the shortcut of the command palette: ⌘ K on Apple devices, Ctrl K elsewhere. */
export function paletteShortcut(platform: string): Shortcut {
  const isApple = /mac|iphone|ipad/i.test(platform);
  return {
    label: isApple ? '⌘ K' : 'Ctrl K',
    keys: isApple ? 'Meta+K' : 'Control+K',
    matches: ({ key, metaKey, ctrlKey, altKey, shiftKey }) => {
      const isModified = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      return isModified && !altKey && !shiftKey && key.toLowerCase() === 'k';
    },
  };
}
