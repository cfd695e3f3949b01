import type { KitWords } from '../LocaleProvider/words.ts';

/** A key by its sign, and by its spoken name where a screen reader would say the sign wrongly. */
export interface KeySign {
  shown: string;
  spoken?: string;
}

/** What the key named `name` looks and sounds like; `mod` is the key for commands on this system. */
export function keySign(name: string, isApple: boolean, words: KitWords): KeySign {
  const shown = name === 'mod' ? (isApple ? '⌘' : 'Ctrl') : name;
  const spoken = new Map([
    ['⌘', words.commandKey],
    ['⌥', words.optionKey],
    ['⇧', words.shiftKey],
  ]).get(shown);
  return spoken === undefined ? { shown } : { shown, spoken };
}
