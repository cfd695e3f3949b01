/** A product as a search reads it. */
interface Searched {
  name: string;
  slug: string;
}

/**
 * Returns the products whose name and slug contain every word of a search, ignoring case and
 * accents.
 */
export function searchProducts<T extends Searched>(products: readonly T[], query: string): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return products.filter(({ name, slug }) => {
    const text = plainOf(`${name} ${slug}`);
    return words.every((word) => text.includes(word));
  });
}

const known = new Map<string, string>();

/** Returns the searchable form of a text, computed once per text. */
function plainOf(text: string): string {
  const plainText = known.get(text) ?? plain(text);
  known.set(text, plainText);
  return plainText;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
