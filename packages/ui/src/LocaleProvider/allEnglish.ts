import * as inEnglish from './english.ts';
import type { KitWords } from './words.ts';

/** The kit's texts in English, the default in every component. */
export const english: KitWords = inEnglish;
