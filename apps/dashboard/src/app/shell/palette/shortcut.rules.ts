/** A key combination: how it is shown, how it is told to assistive technology, and when it is pressed. */
export interface Shortcut {
  label: string;
  keys: string;
  matches: (
    event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
  ) => boolean;
}

/** The combination that opens the command palette: ⌘ K on Apple's devices, Ctrl K elsewhere. */
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
