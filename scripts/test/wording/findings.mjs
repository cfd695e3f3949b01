import { basename } from 'node:path';
import { declaredNames, wordsOf } from './names.mjs';
import { nameParts, openings, phrases, wholeNames } from './phrases.mjs';
import { stems, words } from './spelling.mjs';
import { tradeTerms } from './tradeTerms.mjs';

const isCode = /\.(?:tsx?|mjs|cjs|jsx?)$/;
// A phrase may continue on the next line of a comment.
const gap = '\\s+(?:(?:\\*|//|#|>)\\s+)?';

const rules = (table, patternOf, flags = 'gi') =>
  Object.entries(table).map(([find, instead]) => ({
    find: new RegExp(patternOf(find), flags),
    instead,
  }));

const textRules = [
  ...rules(stems, (find) => find),
  ...rules(words, (find) => `\\b(?:${find})\\b`),
  ...rules(phrases, (find) => `\\b(?:${find.replaceAll(' ', gap)})(?!\\w)`),
];
// A docstring that precedes a declaration; fields may be described by "What …" or "Who …".
const codeRules = rules(
  openings,
  (find) =>
    `/\\*\\*\\s+(?:\\*\\s+)?(?:${find})\\b(?=(?:[^*]|\\*(?!/))*\\*/\\s*(?:export|function|async|const|let|class|interface|type)\\b)`,
  'g',
);

const tradeTerm = new RegExp(`\\b(?:${tradeTerms.join('|')})\\b`, 'gi');
// Blanks preserve the offsets of the rest of the text.
const withoutTradeTerms = (text) => text.replaceAll(tradeTerm, (term) => ' '.repeat(term.length));

const matches = (text, rulesOfText) =>
  rulesOfText.flatMap(({ find, instead }) =>
    [...text.matchAll(find)].map((match) => ({
      at: match.index,
      term: match[0].toLowerCase().replaceAll(new RegExp(gap, 'g'), ' '),
      instead,
    })),
  );

const wholeRules = new Map(Object.entries(wholeNames));
const partRules = new Map(Object.entries(nameParts));

// `placeMarkers` sets positions, and `isInPlace` is an idiom.
const isAllowedPlace = (parts, index) =>
  parts[index] === 'place' && (index === 0 ? parts.length > 1 : parts[index - 1] === 'in');

function matchesInName({ name, at }) {
  const parts = wordsOf(withoutTradeTerms(name));
  const part = parts.find((word, index) => partRules.has(word) && !isAllowedPlace(parts, index));
  const instead = wholeRules.get(name.toLowerCase()) ?? partRules.get(part);
  return instead === undefined ? [] : [{ at, term: name, instead }];
}

/** Returns the banned constructions in a file name, read as text and as names that dots separate. */
function matchesInFileName(file) {
  const name = basename(file);
  const names = name.split('.').flatMap((part) => matchesInName({ name: part, at: 0 }));
  const found = [...matches(name.replaceAll(/[-._]/g, ' '), textRules), ...names];
  const isFirst = ({ term }, index) => found.findIndex((other) => other.term === term) === index;
  return found.filter(isFirst).sort((a, b) => a.at - b.at);
}

/**
 * Returns the banned constructions in one file and in its name, in the order of the lines.
 * @returns {{ line: number, term: string, instead: string }[]} `line` is 0 for the file name.
 */
export function findings(file, text) {
  const inText = matches(withoutTradeTerms(text), textRules);
  const inCode = isCode.test(file)
    ? [...matches(text, codeRules), ...declaredNames(file, text).flatMap(matchesInName)]
    : [];
  const found = [...inText, ...inCode]
    .sort((a, b) => a.at - b.at)
    .filter(({ at }, index, all) => at !== all[index - 1]?.at);
  return [
    ...matchesInFileName(file).map(({ term, instead }) => ({ line: 0, term, instead })),
    ...found.map(({ at, term, instead }) => ({
      line: text.slice(0, at).split('\n').length,
      term,
      instead,
    })),
  ];
}
