import type { CollectedField } from '@pressdock/api/limits';
import { SITE_LIMITS, TEXT_LIMITS } from '@pressdock/api/limits';
import { truncateAddress } from '../../../identity/clientNetwork.ts';
import type { Geo } from '../../../ports/geo.ts';
import {
  cleanText,
  parseUserAgent,
  readSiteFacts,
  readText,
  type SentValues,
  type SiteRequest,
} from '../../../wordpress/siteRequest.ts';
import { NO_OPTIONAL_FACTS, type OptionalFacts, type SiteCheck } from '../recording/siteFacts.ts';
import { type DeriveSiteKey, parseSiteAddress, type SiteAddress } from './siteKey.ts';

/** The dependencies of reading a report. */
export interface ReportReader {
  deriveKey: DeriveSiteKey;
  geo: Pick<Geo, 'lookup'>;
}

const consent = /^\s*(?:1|true|yes|on)\s*$/i;

/**
 * Returns whether the owner of a site consents to analytics. If a request contains several answers, all
 * of them must say so.
 */
export function hasConsent({ query, body }: Pick<SiteRequest, 'query' | 'body'>): boolean {
  const [one, other] = [query?.collectAnalytics, body?.collectAnalytics];
  if (one === undefined && other === undefined) return false;
  const answers = [one, other].flat().filter((answer) => answer !== undefined);
  return answers.length > 0 && answers.every((answer) => consent.test(String(answer)));
}

/** Returns the address of a site from its User-Agent, or else from the domain that it sends. */
export function readSiteAddress({
  query,
  body,
  userAgent,
}: Pick<SiteRequest, 'query' | 'body' | 'userAgent'>): SiteAddress | undefined {
  return (
    parseSiteAddress(parseUserAgent(userAgent).site) ??
    parseSiteAddress(readText(body, 'domain', TEXT_LIMITS.domain)) ??
    parseSiteAddress(readText(query, 'domain', TEXT_LIMITS.domain))
  );
}

/** Parses a theme: `slug|-|Name|-|Version`. Without a name, its slug identifies it. */
function readTheme(text: string | undefined): Pick<OptionalFacts, 'theme' | 'theme_version'> {
  const [slug = '', name = '', version = ''] = (text ?? '').split('|-|');
  const theme = cleanText(name) ?? cleanText(slug) ?? null;
  return { theme, theme_version: theme === null ? null : (cleanText(version) ?? null) };
}

const PLUGIN_LIST_CHARACTERS = 65_536;

/** Parses a list of plugins: `path|-|Name|-|Version::…`. Each name is contained once. */
function readPlugins(text: string | undefined): [name: string, version: string][] {
  const plugins = new Map<string, string>();
  for (const entry of (text ?? '').split('::')) {
    const [path = '', name = '', version = ''] = entry.split('|-|');
    const known = cleanText(name) ?? cleanText(path);
    if (known !== undefined && !plugins.has(known)) plugins.set(known, cleanText(version) ?? '');
    if (plugins.size >= SITE_LIMITS.pluginsPerSite) break;
  }
  return [...plugins];
}

const readSent = (query: SentValues, body: SentValues, name: string, maxLength?: number) =>
  readText(query, name, maxLength) ?? readText(body, name, maxLength);

/** Reads the facts that need consent, as far as the product collects them. */
function readOptionalFacts(
  { query, body, ip }: SiteRequest,
  address: SiteAddress | undefined,
  fields: ReadonlySet<CollectedField>,
  { geo }: ReportReader,
): OptionalFacts {
  const hasLocation = fields.has('location');
  const hasHosting = fields.has('hosting');
  const origin = hasLocation || hasHosting ? geo.lookup(ip) : undefined;
  const language = readText(body, 'language') ?? readText(query, 'locale')?.replaceAll('_', '-');
  return {
    ...NO_OPTIONAL_FACTS,
    host: (fields.has('domain') && address?.host) || null,
    mysql_version: (fields.has('mysql') && readSent(query, body, 'mysqlVersion')) || null,
    language: (fields.has('language') && language) || null,
    ...(fields.has('theme') && readTheme(readSent(query, body, 'theme', 200))),
    ...(hasLocation && {
      country: origin?.country ?? null,
      region: origin?.region ?? null,
      city: origin?.city ?? null,
    }),
    hosting: (hasHosting && origin?.hosting) || null,
    client_network: (origin && truncateAddress(ip)) || null,
  };
}

/** Returns whether a site consents that its domain is stored, and the product collects it. */
export const canStoreDomain = (
  request: Pick<SiteRequest, 'query' | 'body'>,
  fields: ReadonlySet<CollectedField>,
): boolean => fields.has('domain') && hasConsent(request);

/**
 * Reads what is stored of an update check. The location is looked up with the full IP address, which is
 * not part of the result. Never rejects a request.
 * @param fields the optional fields that the product collects
 * @see docs/domain-language.md, "update check"
 */
export function readSiteCheck(
  itemId: string,
  request: SiteRequest,
  fields: ReadonlySet<CollectedField>,
  reader: ReportReader,
): SiteCheck {
  const { installedVersion, wordpressVersion, phpVersion } = readSiteFacts(request);
  const address = readSiteAddress(request);
  const isConsenting = hasConsent(request);
  const check: SiteCheck = {
    item_id: itemId,
    at: new Date().toISOString(),
    site_key: address ? reader.deriveKey(address) : null,
    ...(address?.path && { host_key: reader.deriveKey({ ...address, path: '' }) }),
    is_consenting: isConsenting,
    installed_version: installedVersion ?? null,
    wordpress_version: wordpressVersion ?? null,
    php_version: phpVersion ?? null,
    ...(isConsenting ? readOptionalFacts(request, address, fields, reader) : NO_OPTIONAL_FACTS),
  };
  if (!isConsenting || !fields.has('plugins')) return check;
  const plugins = readPlugins(readText(request.body, 'plugins', PLUGIN_LIST_CHARACTERS));
  return plugins.length > 0 ? { ...check, plugins } : check;
}

/** Reads the requests of sites. */
export type SiteReports = ReturnType<typeof createSiteReports>;

/** Creates the functions. */
export function createSiteReports(reader: ReportReader) {
  return {
    /** Returns what is stored of an update check. @see {@link readSiteCheck} */
    readCheck: (itemId: string, request: SiteRequest, fields: ReadonlySet<CollectedField>) =>
      readSiteCheck(itemId, request, fields, reader),
    /** Returns the key of the site that sends a request; undefined if it does not send its address. */
    readKey(request: Omit<SiteRequest, 'ip'>): string | undefined {
      const address = readSiteAddress(request);
      return address && reader.deriveKey(address);
    },
  };
}

/** The parameters that identify a site and what it reports. */
const reported = {
  query: ['installed_version', 'php', 'locale', 'mysqlVersion', 'theme', 'domain'],
  body: ['domain', 'installed_version', 'phpVersion', 'language', 'mysqlVersion', 'theme'],
} as const;

/**
 * Returns a text of at most 2,000 characters that is equal for a site's requests with the same report.
 * Cheaper than {@link readSiteCheck}. Different reports share it only if they have very long values.
 */
export function identifyReport(request: Omit<SiteRequest, 'ip'>): string {
  const { query, body, userAgent } = request;
  let text = (userAgent ?? '').slice(0, 600);
  if (hasConsent(request)) text += '\n+';
  for (const name of reported.query) text += `\n${cut(query?.[name])}`;
  if (!body) return text;
  for (const name of reported.body) text += `\n${cut(body[name])}`;
  return text;
}

function cut(value: unknown): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text.slice(0, 100) : '';
}
