import type { KitWords } from '../LocaleProvider/words.ts';

/** A key's symbol, and its spoken name if a screen reader would misread the symbol. */
export interface KeySymbol {
  symbol: string;
  spoken?: string;
}

/** The texts for keys whose symbols screen readers misread. */
type KeyWords = Pick<KitWords, 'commandKey' | 'optionKey' | 'shiftKey'>;

/** Returns the symbol and the spoken name of the key `name`; `mod` is the system's command key. */
export function keySymbol(name: string, isApple: boolean, words: KeyWords): KeySymbol {
  const symbol = name === 'mod' ? (isApple ? '⌘' : 'Ctrl') : name;
  const spoken = new Map([
    ['⌘', words.commandKey],
    ['⌥', words.optionKey],
    ['⇧', words.shiftKey],
  ]).get(symbol);
  return spoken === undefined ? { symbol } : { symbol, spoken };
}
