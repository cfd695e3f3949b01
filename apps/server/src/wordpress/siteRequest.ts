import { TEXT_LIMITS } from '@pressdock/api/limits';

/** The versions a site reports; absent where it does not report one. */
export interface SiteFacts {
  installedVersion?: string | undefined;
  phpVersion?: string | undefined;
  wordpressVersion?: string | undefined;
}

/** Everything a site reports about itself, truncated to sensible lengths. */
export interface SiteReport extends SiteFacts {
  mysqlVersion?: string | undefined;
  language?: string | undefined;
  locale?: string | undefined;
  siteHost?: string | undefined;
}

/** The credentials that a site sends. */
export interface SiteCredentials {
  /** A license key or a purchase code. */
  code?: string | undefined;
  domain?: string | undefined;
  /** The site's full URL; some sales platforms identify sites by it. */
  address?: string | undefined;
  /** The installed version. */
  version?: string | undefined;
}

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** A site's raw request. Any part may be missing, repeated or malformed. */
export interface SiteRequest {
  query: Values;
  body: Values;
  userAgent: string | undefined;
  ip: string;
}

/** Parses the facts that an offer depends on. Never rejects a request. */
export function readSiteFacts({ query, body, userAgent }: SiteRequest): SiteFacts {
  return {
    installedVersion: readText(query, 'installed_version') ?? readText(body, 'installed_version'),
    phpVersion: readText(query, 'php') ?? readText(body, 'phpVersion'),
    wordpressVersion: parseUserAgent(userAgent).version,
  };
}

/**
 * Parses everything a site sends. Never rejects a request.
 * @see docs/domain-language.md, "update check"
 */
export function readSiteReport(request: SiteRequest): SiteReport {
  const { query, body, userAgent } = request;
  return {
    ...readSiteFacts(request),
    mysqlVersion: readText(query, 'mysqlVersion') ?? readText(body, 'mysqlVersion'),
    locale: readText(query, 'locale'),
    language: readText(body, 'language'),
    siteHost:
      parseHost(parseUserAgent(userAgent).site) ??
      parseHost(readText(body, 'domain', TEXT_LIMITS.domain)),
  };
}

/** The fields that identify a site and what it reports. */
const reported = {
  query: ['installed_version', 'php', 'locale', 'mysqlVersion'],
  body: ['domain', 'installed_version', 'phpVersion', 'language', 'mysqlVersion'],
} as const;

/**
 * Returns a text of at most 1,600 characters that is equal for a site's requests with the same report.
 * Cheaper than {@link readSiteReport}. Different reports share it only if they have very long values.
 */
export function identifyReport({ query, body, userAgent }: SiteRequest): string {
  let text = (userAgent ?? '').slice(0, 600);
  for (const name of reported.query) text += `\n${cut(query?.[name])}`;
  if (!body) return text;
  for (const name of reported.body) text += `\n${cut(body[name])}`;
  return text;
}

function cut(value: unknown): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? text.slice(0, 100) : '';
}

/** Parses a site's credentials. Older clients send their license key as `code`. */
export function readCredentials(request: SiteRequest): SiteCredentials {
  const { query, body, userAgent } = request;
  // One character more than a key may have, so that a longer text never becomes a valid key.
  const code = (values: Values) =>
    readText(values, 'license', TEXT_LIMITS.licenseKey + 1) ??
    readText(values, 'code', TEXT_LIMITS.licenseKey + 1);
  const { site } = parseUserAgent(userAgent);
  return {
    code: code(query) ?? code(body),
    domain: parseHost(site) ?? parseHost(readText(body, 'domain', TEXT_LIMITS.domain)),
    address: site,
    version: readSiteFacts(request).installedVersion,
  };
}

/** Returns whether a site shows why it cannot install an update, instead of an error. */
export function wantsExplanation({ query, body }: SiteRequest): boolean {
  return (readText(query, 'explain') ?? readText(body, 'explain')) === '1';
}

function parseUserAgent(userAgent: string | undefined): { version?: string; site?: string } {
  const match = /^WordPress(?:\.com|\/(\d[\w.+-]{0,60}))?;\s*(\S{1,500})/i.exec(userAgent ?? '');
  return { ...(match?.[1] && { version: match[1] }), ...(match?.[2] && { site: match[2] }) };
}

function parseHost(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const { hostname } = new URL(/^https?:\/\//i.test(address) ? address : `http://${address}`);
    return hostname.slice(0, 255) || undefined;
  } catch {
    return undefined;
  }
}

/** The longest version that sites report: `10.3.27-MariaDB-1:10.3.27+maria~ubu2004-log`, and some more. */
const FACT_CHARACTERS = 64;

function readText(values: Values, name: string, maxLength = FACT_CHARACTERS): string | undefined {
  const value = values?.[name];
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return undefined;
  const clean = text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, maxLength)
    // The cut may split a surrogate pair, which no database stores.
    .toWellFormed();
  return clean === '' ? undefined : clean;
}
