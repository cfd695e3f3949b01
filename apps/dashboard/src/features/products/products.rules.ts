/** Returns the products whose name contains every word of a search, ignoring case and accents. */
export function searchByName<T extends { name: string }>(
  products: readonly T[],
  query: string,
): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return products.filter(({ name }) => {
    const plainName = plainOf(name);
    return words.every((word) => plainName.includes(word));
  });
}

/** How many tiles a list shows at first, and how many more each time. */
export const SHOWN_AT_ONCE = 60;

const known = new Map<string, string>();

/** Returns the searchable form of a name, computed once per name. */
function plainOf(name: string): string {
  const plainName = known.get(name) ?? plain(name);
  known.set(name, plainName);
  return plainName;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
