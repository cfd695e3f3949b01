import type { KitWords } from '../LocaleProvider/words.ts';

/** A key by its sign, and by its spoken name where a screen reader would say the sign wrongly. */
export interface KeySign {
  shown: string;
  spoken?: string;
}

/** The words of keys whose signs are read out wrongly. */
type KeyWords = Pick<KitWords, 'commandKey' | 'optionKey' | 'shiftKey'>;

/** What the key named `name` looks and sounds like; `mod` is the key for commands on this system. */
export function keySign(name: string, isApple: boolean, words: KeyWords): KeySign {
  const shown = name === 'mod' ? (isApple ? '⌘' : 'Ctrl') : name;
  const spoken = new Map([
    ['⌘', words.commandKey],
    ['⌥', words.optionKey],
    ['⇧', words.shiftKey],
  ]).get(shown);
  return spoken === undefined ? { shown } : { shown, spoken };
}
