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

function matchesInNames(file, text) {
  return declaredNames(file, text).flatMap(({ name, at }) => {
    const part = wordsOf(withoutTradeTerms(name)).find((word) => partRules.has(word));
    const instead = wholeRules.get(name.toLowerCase()) ?? partRules.get(part);
    return instead === undefined ? [] : [{ at, term: name, instead }];
  });
}

/**
 * Returns the banned constructions in one file and in its name, in the order of the lines.
 * @returns {{ line: number, term: string, instead: string }[]} `line` is 0 for the file name.
 */
export function findings(file, text) {
  const inFileName = matches(basename(file).replaceAll(/[-._]/g, ' '), textRules);
  const inText = matches(withoutTradeTerms(text), textRules);
  const inCode = isCode.test(file)
    ? [...matches(text, codeRules), ...matchesInNames(file, text)]
    : [];
  const found = [...inText, ...inCode]
    .sort((a, b) => a.at - b.at)
    .filter(({ at }, index, all) => at !== all[index - 1]?.at);
  return [
    ...inFileName
      .sort((a, b) => a.at - b.at)
      .map(({ term, instead }) => ({ line: 0, term, instead })),
    ...found.map(({ at, term, instead }) => ({
      line: text.slice(0, at).split('\n').length,
      term,
      instead,
    })),
  ];
}
