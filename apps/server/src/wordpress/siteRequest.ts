import { TEXT_LIMITS } from '@pressdock/api/limits';

/** The versions a site reports; absent where it does not report one. */
export interface SiteFacts {
  installedVersion?: string | undefined;
  phpVersion?: string | undefined;
  wordpressVersion?: string | undefined;
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

/** The values of a query or a form. */
export type SentValues = Readonly<Record<string, unknown>> | null | undefined;

/** A site's raw request. Any part may be missing, repeated or malformed. */
export interface SiteRequest {
  query: SentValues;
  body: SentValues;
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

/** Parses a site's credentials. Older clients send their license key as `code`. */
export function readCredentials(request: SiteRequest): SiteCredentials {
  const { query, body, userAgent } = request;
  // One character more than a key may have, so that a longer text never becomes a valid key.
  const code = (values: SentValues) =>
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

/** Parses the version of WordPress and the URL of the site. Some hosts leave the version out. */
export function parseUserAgent(userAgent: string | undefined): { version?: string; site?: string } {
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

/**
 * Returns the first value with a name, without control characters and surrounding blanks, at most
 * `maxLength` characters; undefined if that leaves nothing.
 */
export function readText(
  values: SentValues,
  name: string,
  maxLength = FACT_CHARACTERS,
): string | undefined {
  const value = values?.[name];
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return undefined;
  return cleanText(text, maxLength);
}

/** Returns a text as {@link readText} returns it. */
export function cleanText(text: string, maxLength = FACT_CHARACTERS): string | undefined {
  const clean = text
    // Long enough for every regular text, however long a hostile one is.
    .slice(0, 4 * maxLength)
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, maxLength)
    // The cut may split a surrogate pair, which no database stores.
    .toWellFormed();
  return clean === '' ? undefined : clean;
}
