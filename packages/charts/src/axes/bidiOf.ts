const beyondLatin = /[^ -\u024f\u2000-\u20ff]/;

/** Returns the `unicode-bidi` of a label, which costs layout time: only other scripts than Latin need it. */
export const bidiOf = (text: string) => (beyondLatin.test(text) ? 'plaintext' : undefined);
