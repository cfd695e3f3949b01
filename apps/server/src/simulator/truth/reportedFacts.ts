import type { SiteFact } from '@pressdock/api/limits';
import type { SiteState } from '../site.ts';

/** The reported values of a site, by fact. Blank: it does not report the fact, or its owner does not consent. */
export type ReportedFacts = Readonly<Record<SiteFact, string>>;

/** Returns what a site reports. */
export function reportedFacts(site: SiteState): ReportedFacts {
  const withConsent = (value: string) => (site.isConsenting ? value : '');
  return {
    version: site.installed,
    wordpress: site.wordpress ?? '',
    php: site.client === 'bare' ? '' : site.php,
    mysql: withConsent(site.mysql),
    language: withConsent(site.locale.split('_').join('-')),
    country: withConsent(site.origin.country),
    hosting: withConsent(site.origin.hosting),
    theme: withConsent(site.theme.name),
  };
}

/** Returns the network that is stored of a site's address: three groups of it. Blank without consent. */
export function reportedNetwork({ isConsenting, ip }: SiteState): string {
  if (!isConsenting) return '';
  if (ip.includes(':')) return `${ip.split(':').slice(0, 3).join(':')}::/48`;
  return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
}

/** Returns what identifies a site; undefined if it does not send its address. */
export function siteKeyOf({ host, path }: SiteState): string | undefined {
  return host === null ? undefined : `${host}${path}`;
}
