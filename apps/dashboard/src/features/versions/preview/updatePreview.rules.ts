/** The site of an update preview. */
export interface Site {
  installed_version: string;
  php: string;
  wordpress: string;
  license: string;
  domain: string;
}

/** The query parameter that opens the update preview with the page. */
const OPEN = 'explain';

/** The fields that a URL may contain; a license key is a secret and never part of a URL. */
const urlFields = ['installed_version', 'php', 'wordpress', 'domain'] as const;

/** Returns whether a URL asks for the update preview. */
export function isPreviewRequested(search: string): boolean {
  return new URLSearchParams(search).has(OPEN);
}

/** Returns the site that a URL describes. */
export function siteInUrl(search: string): Site {
  const parameters = new URLSearchParams(search);
  const site: Site = { installed_version: '', php: '', wordpress: '', license: '', domain: '' };
  for (const name of urlFields) site[name] = parameters.get(name) ?? '';
  return site;
}

/** Returns the query parameters that describe a site. */
export function queryOfSite(site: Site): Record<string, string> {
  const entries = urlFields.flatMap((name) =>
    site[name].trim() ? [[name, site[name].trim()]] : [],
  );
  return { [OPEN]: '1', ...Object.fromEntries(entries) };
}

/** Returns a URL's query parameters with another site. */
export function withSite(
  search: URLSearchParams,
  site: Record<string, string>,
): Record<string, string> {
  const others = [...search].filter(
    ([name]) => name !== OPEN && !urlFields.some((known) => known === name),
  );
  return { ...Object.fromEntries(others), ...site };
}

/** Returns the fields to send to the server, without blank ones. */
export function filledFields(site: Site): Partial<Site> {
  const entries = Object.entries(site).filter(([, value]: [string, string]) => value.trim() !== '');
  return Object.fromEntries(entries.map(([name, value]: [string, string]) => [name, value.trim()]));
}
