/** What is known about the site that asks. */
export interface Site {
  installed_version: string;
  php: string;
  wordpress: string;
  license: string;
  domain: string;
}

/** The query parameter that opens the explanation with the page. */
const WANTED = 'explain';

/** The facts that an address may carry; a licence key is a secret and never stands in one. */
const inAddress = ['installed_version', 'php', 'wordpress', 'domain'] as const;

/** Whether an address asks for the explanation of an offer. */
export function isExplanationWanted(search: string): boolean {
  return new URLSearchParams(search).has(WANTED);
}

/** The site that an address describes. */
export function siteInAddress(search: string): Site {
  const told = new URLSearchParams(search);
  const site: Site = { installed_version: '', php: '', wordpress: '', license: '', domain: '' };
  for (const name of inAddress) site[name] = told.get(name) ?? '';
  return site;
}

/** The query parameters that describe a site. */
export function addressOfSite(site: Site): Record<string, string> {
  const told = inAddress.flatMap((name) => (site[name].trim() ? [[name, site[name].trim()]] : []));
  return { [WANTED]: '1', ...Object.fromEntries(told) };
}

/** An address's parameters with these about the site in the place of those that were there. */
export function keptInAddress(
  search: URLSearchParams,
  site: Record<string, string>,
): Record<string, string> {
  const others = [...search].filter(
    ([name]) => name !== WANTED && !inAddress.some((known) => known === name),
  );
  return { ...Object.fromEntries(others), ...site };
}

/** What is asked of the server: only what somebody filled in. */
export function questionAbout(site: Site): Partial<Site> {
  const told = Object.entries(site).filter(([, value]: [string, string]) => value.trim() !== '');
  return Object.fromEntries(told.map(([name, value]: [string, string]) => [name, value.trim()]));
}
