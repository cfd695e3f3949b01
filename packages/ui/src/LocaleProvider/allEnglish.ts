import * as inEnglish from './english.ts';
import type { KitWords } from './words.ts';

/** The kit's words in English, which stand wherever nobody passed others. */
export const english: KitWords = inEnglish;
