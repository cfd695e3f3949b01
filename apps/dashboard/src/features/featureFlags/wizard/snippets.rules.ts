/** The languages of the snippets, in the order shown. */
export const snippetLanguages = ['curl'] as const;

/** @see {@link snippetLanguages} */
export type SnippetLanguage = (typeof snippetLanguages)[number];

/** The facts that the snippets contain. */
export interface SnippetFacts {
  /** The URL at which sites reach this server, without a trailing slash. */
  publicUrl: string;
  productId: string;
}

/** Someone for whom the snippets request the flags. */
const SOMEONE = 'ada@example.com';

/** Returns code that requests a flag in a language. */
export function snippet(language: SnippetLanguage, facts: SnippetFacts): string {
  return snippets[language](facts);
}

const snippets: Record<SnippetLanguage, (facts: SnippetFacts) => string> = {
  curl: ({ publicUrl, productId }) => {
    const query = new URLSearchParams({ identifier: SOMEONE });
    return `curl '${publicUrl}/api/v2/public/feature-flags/${productId}?${query}'\n`;
  },
};
