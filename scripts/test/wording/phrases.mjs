const alphabet =
  '(?<!\\b(?:capital|upper-case|lower-case|uppercase|lowercase|first|last|few|many|single|one|two|three|four|five|six|eight|ten|latin|\\d+) )';

/** Constructions that read like a translation, and what to write instead. */
export const phrases = {
  // Pronouns and riddles
  whoever: 'anyone who, or name the role (the owner, a member, the caller)',
  'what (?:is|are) no(?: one|ne)?': 'name the thing: "an invalid id", "an unknown product"',
  '(?:that|which) (?:is|are|was|were) none': 'name the thing: "invalid", "missing", "empty"',
  '(?:that|which) (?:is|are|was|were) no(?! (?:longer|more)\\b)': '"that is not a …", "invalid"',
  '(?:that|which) ha(?:s|d|ve) none': '"without a …"',
  '(?:know|knows|knew)(?: nothing| something)? of': '"does not depend on", "knows about"',
  "(?:what|where|how) one (?:is|has|may|can)|one's own": 'name the person',
  'the one who': '"the person who", or name the role',

  // Time and manner
  anew: 'again',
  'for good': 'permanently',
  'for ever': 'permanently, indefinitely or "never expires"',
  'as (?:it|they) stands?': 'unchanged, as is',
  'as (?:it|they) (?:is|are|was|were)(?=[.,;:)])': 'unchanged, as is',
  'so long as': 'as long as, while',
  'all the same': 'anyway, still',
  'once and for all': 'permanently',
  'of no account': 'irrelevant, ignored',
  'in vain': 'without effect',
  'at bay': 'away',
  'at hand': 'available',
  'in sight': 'visible',
  'ever so (?:many|much|little)': 'however many, any number of',
  'so many (?:at|are|times)': 'up to N',
  'any more(?=[.,;:)?\'"`]|\\s\\*/| (?:once|by|and|or|when|since|because)\\b)': 'no longer',
  seldom: 'rarely',
  nought: 'zero',
  'hitherto|thereupon|whereby|wherein|thereof|therein|hence|lest|alas': 'plain words',
  shall: 'must, will',

  // Verbs
  '(?:is|are|was|were|be|been|being) had(?! to\\b)': 'exists, is available, is obtained',
  'to be had': 'available',
  '(?:have|has|had|having) (?:it|them|her|him)? ?back': 'restore, reactivate, get back',
  'had back': 'restored',
  '(?:bring|brings|brought|bringing) (?:it |them )?back': 'restore',
  'gone on': 'continued',
  '(?:go|goes|going|went) on(?! (?:the|a|top|its|screen|disk))': 'continue',
  told: 'notified, shown, reported',
  'tells? (?:of|about)': 'report, describe, notify about',
  '(?:is|are|was|were|be|been|being) said': 'is shown, is stated, is announced',
  'said (?:of|to be)': 'reported',
  '(?:is|are|was|were|be|been) let(?: in)?': 'is allowed',
  'let in': 'allow',
  '(?:become|becomes|became) of': 'the result of, the state of',
  '(?:is|are) to be': 'must be, will be',
  promised: 'guaranteed, declared',

  // The product's words
  [`${alphabet}letters?(?! (?:and|or|of the alphabet)\\b|, (?:digits|numbers|figures))`]:
    'e-mail; for the alphabet: "letters and digits", "capital letters", "characters"',
  'picture[ds]?': 'image, icon or screenshot',
  '(?:its|their|your|free|last|a|one) places? (?:is|are|becomes?|left|free)':
    'an activation, a seat',
  'places? (?:of|on) (?:a|the|its|that|this) (?:licen[cs]e|plan|team|list)':
    'activation, seat, cursor or position',
  '(?:frees?|takes?|uses?|used) (?:a|one|its|all|the) places?': 'an activation, a seat',
  '(?:give|gives|gave|for|without|a) leave to': 'permission, upload ticket, download token',
  'laws?': 'rule, check',
};

/** First words of docstrings that state a riddle instead of what is returned or done. */
export const openings = {
  'What|Who|Whose|Where|Said|Told|Says|Stands':
    'what it returns, does or contains ("Returns …", "Opens …", "The …")',
};

/** Words that no declared name has as a part: participles used as nouns, private language. */
export const nameParts = {
  anew: 'again',
  asked: 'request, query, input',
  heard: 'received, listener',
  kept: 'stored, saved, current',
  letter: 'email',
  letters: 'emails',
  looked: 'result, lookup',
  nought: 'zero',
  picture: 'image, icon, screenshot',
  pictures: 'images, icons, screenshots',
  place: 'position, index, path, location, seat',
  places: 'positions, paths, locations, seats',
  said: 'result, message, text',
  seldom: 'lazy, rarely',
  told: 'messages, notice, result',
  whoever: 'anyone',
};

/** Words that no declared name consists of. */
export const wholeNames = {
  chosen: 'selected, selection',
  given: 'input, options, or the noun',
  gone: 'deleted, removed',
  meant: 'the noun: target, requested',
  noted: 'recorded, or the noun: entries',
  shown: 'visible, or the noun: rows, page',
  taken: 'used, or the noun',
  wanted: 'requested, expected',
};
