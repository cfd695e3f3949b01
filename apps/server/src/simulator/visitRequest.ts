import type { Extension, Visit } from './site.ts';

/** A request as a site sends it. */
export interface VisitRequest {
  method: 'GET' | 'POST';
  query: Record<string, string>;
  /** A form; null for a GET. */
  body: Record<string, string> | null;
  userAgent: string;
  ip: string;
}

const writeTheme = ({ slug, name, version }: Extension) => `${slug}|-|${name}|-|${version}`;

/**
 * Returns the request of a visit with the fields of the public protocol. A download has no fields: the
 * URL of the offer contains them.
 */
export function toRequest(visit: Visit): VisitRequest {
  const { site } = visit;
  const { url, ip, installed, php, mysql, client, locale } = site;
  const wordpress = site.wordpress === null ? 'WordPress.com' : `WordPress/${site.wordpress}`;
  const userAgent = url === null ? 'curl/8.5.0' : `${wordpress}; ${url}`;
  if (visit.kind === 'download') {
    return { method: 'GET', query: { version: visit.version }, body: null, userAgent, ip };
  }
  const base = { installed_version: installed };
  const optional = { collectAnalytics: '1', mysqlVersion: mysql, theme: writeTheme(site.theme) };
  const license: Record<string, string> = site.license === null ? {} : { license: site.license };
  const scheduled: Record<string, string> = visit.isManual ? {} : { checking_for_updates: '1' };
  if (client === 'bare') return { method: 'GET', query: base, body: null, userAgent, ip };
  if (client === 'query') {
    const sent = { ...base, php, locale, ...scheduled, ...license };
    const query = site.isConsenting ? { ...sent, ...optional } : sent;
    return { method: 'GET', query, body: null, userAgent, ip };
  }
  const form: Record<string, string> = {
    ...base,
    ...(url !== null && { domain: url }),
    phpVersion: php,
    language: locale.replaceAll('_', '-'),
    ...optional,
    collectAnalytics: site.isConsenting ? '1' : '0',
    plugins: site.plugins.map(writeTheme).join('::'),
  };
  return { method: 'POST', query: { ...scheduled, ...license }, body: form, userAgent, ip };
}
