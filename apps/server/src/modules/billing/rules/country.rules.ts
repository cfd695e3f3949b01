const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const codes: ReadonlyMap<string, string> = new Map(
  alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
);

/** Names that people use for a country besides the official one. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
};

/** Returns the ISO 3166 code of a country by its code or its English name; undefined if it is unknown. */
export function findCountryCode(country: string): string | undefined {
  const text = country.trim().toLowerCase();
  if (/^[a-z]{2}$/.test(text) && names.of(text.toUpperCase()) !== undefined && text !== 'uk') {
    return text.toUpperCase();
  }
  return otherNames[text] ?? codes.get(text);
}
