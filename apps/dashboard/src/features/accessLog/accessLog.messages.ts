import { accessLogTitles } from './accessLog.titles.messages.ts';

/** Every sentence of the access log. */
export const accessLogMessages = {
  title: accessLogTitles.page,
  context: 'See why a site was allowed or denied. Search by license key or domain.',
  text: 'License key or domain',
  textHint: 'Paste what your customer sent you. The URL of a page works, too.',
  productHint: 'Leave blank for any product.',
  site: 'Site',
  siteHint: 'Leave blank for any site.',
  domains:
    'Update checks and downloads have a domain only if the license is activated on the site, or if the site consents to analytics and the product collects domains.',
  search: 'Search',
  missing: 'Please enter a license key or a domain.',
  summaryTitle: 'There is nothing to search for',
  failed: 'There was an error fetching your licenses.',
  loading: 'Searching',
  now: 'Current decision',
  nowNone: 'No license in your account has this key or is active on this domain.',
  past: 'Recent decisions',
} as const;
