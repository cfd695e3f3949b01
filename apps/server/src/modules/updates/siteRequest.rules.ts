import { TEXT_LIMITS } from '@pressdock/api/limits';
import type { SiteFacts } from './offer.rules.ts';
import type { Credentials } from './siteAccess.service.ts';

/** Everything a site told with its question, cut to sensible lengths. */
export interface SiteReport extends SiteFacts {
  mysqlVersion?: string | undefined;
  language?: string | undefined;
  locale?: string | undefined;
  siteHost?: string | undefined;
}

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** A question as it came: each part may miss, repeat or distort anything. */
export interface SiteQuestion {
  query: Values;
  body: Values;
  userAgent: string | undefined;
  ip: string;
}

/** Read what the answer depends on. Nothing here refuses a question. */
export function readSiteFacts({ query, body, userAgent }: SiteQuestion): SiteFacts {
  return {
    installedVersion: first(query, 'installed_version') ?? first(body, 'installed_version'),
    phpVersion: first(query, 'php') ?? first(body, 'phpVersion'),
    wordpressVersion: readUserAgent(userAgent).version,
  };
}

/**
 * Read everything a site sends. Nothing here refuses a question.
 * @see docs/domain-language.md, "update check"
 */
export function readSiteReport(question: SiteQuestion): SiteReport {
  const { query, body, userAgent } = question;
  return {
    ...readSiteFacts(question),
    mysqlVersion: first(query, 'mysqlVersion') ?? first(body, 'mysqlVersion'),
    locale: first(query, 'locale'),
    language: first(body, 'language'),
    siteHost: hostOf(readUserAgent(userAgent).site) ?? hostOf(first(body, 'domain')),
  };
}

/** Read what a site shows to be let in. Older clients call their licence `code`. */
export function readCredentials(question: SiteQuestion): Credentials {
  const { query, body, userAgent } = question;
  // One letter more than a key may have: a longer text is no key cut short.
  const code = (values: Values) =>
    first(values, 'license', TEXT_LIMITS.licenseKey + 1) ??
    first(values, 'code', TEXT_LIMITS.licenseKey + 1);
  const { site } = readUserAgent(userAgent);
  return {
    code: code(query) ?? code(body),
    domain: hostOf(site) ?? hostOf(first(body, 'domain')),
    address: site,
    version: readSiteFacts(question).installedVersion,
  };
}

/** The network an address belongs to, which is all that is kept of it: /24 of IPv4, /48 of IPv6. */
export function truncateAddress(ip: string): string | undefined {
  const v4 = /(?:^|:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(ip);
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`;
  if (!/^[0-9a-f:]+(?:%.*)?$/i.test(ip) || !ip.includes(':')) return undefined;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 3);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/48`;
}

function readUserAgent(userAgent: string | undefined): { version?: string; site?: string } {
  const match = /^WordPress(?:\.com|\/(\d[\w.+-]{0,60}))?;\s*(\S{1,500})/i.exec(userAgent ?? '');
  return { ...(match?.[1] && { version: match[1] }), ...(match?.[2] && { site: match[2] }) };
}

function hostOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const { hostname } = new URL(/^https?:\/\//i.test(address) ? address : `http://${address}`);
    return hostname.slice(0, 255) || undefined;
  } catch {
    return undefined;
  }
}

function first(values: Values, name: string, most = 100): string | undefined {
  const value = values?.[name];
  const text: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return undefined;
  const clean = text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, most)
    // The cut may halve a character, and no database stores a half.
    .toWellFormed();
  return clean === '' ? undefined : clean;
}
