/**
 * A construction that the repository does not use, and what to write instead.
 * @typedef {{ find: RegExp, instead: string }} Rule
 */

// A phrase may continue on the next line of a comment.
const gap = String.raw`\s+(?:(?:\*|//|#)\s+)?`;

const anywhere = (pattern, instead) => ({ find: new RegExp(pattern, 'gi'), instead });
const phrase = (pattern, instead) =>
  anywhere(String.raw`\b(?:${pattern.replaceAll(' ', gap)})`, instead);

/** British spellings with the American stem; they count within identifiers, too. */
const stems = {
  authoris: 'authoriz',
  behaviour: 'behavior',
  'canonicalis(?!t)': 'canonicaliz',
  cancell: 'cancel',
  'capitalis(?!t|m)': 'capitaliz',
  catalogue: 'catalog',
  categoris: 'categoriz',
  centre: 'center',
  colour: 'color',
  customis: 'customiz',
  'emphasis[ei]': 'emphasiz',
  favour: 'favor',
  flavour: 'flavor',
  'generalis(?!t)': 'generaliz',
  harbour: 'harbor',
  honour: 'honor',
  initialis: 'initializ',
  'judgement': 'judgment',
  'labell(?!edby)': 'label',
  licenc: 'licens',
  localis: 'localiz',
  maximis: 'maximiz',
  memoris: 'memoriz',
  minimis: 'minimiz',
  modell: 'model',
  neighbour: 'neighbor',
  normalis: 'normaliz',
  'optimis(?!t|m)': 'optimiz',
  'organis(?!m)': 'organiz',
  prioritis: 'prioritiz',
  'realis(?!t|m)': 'realiz',
  recognis: 'recogniz',
  sanitis: 'sanitiz',
  serialis: 'serializ',
  signall: 'signal',
  'specialis(?!t)': 'specializ',
  standardis: 'standardiz',
  summaris: 'summariz',
  synchronis: 'synchroniz',
  'travell': 'travel',
  utilis: 'utiliz',
  visualis: 'visualiz',
};

const wholeWords = {
  afterwards: 'afterward',
  'amongst': 'among',
  analys(?:e[ds]?|ing)
};
