import type { GeoSource } from '../../ports/geo.ts';

/** The publishers that Pressdock knows, each with the credit that its license asks for. */
const PUBLISHERS: readonly [name: RegExp, source: GeoSource][] = [
  [/dbip|db-ip/i, { name: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' }],
  [/geolite|geoip/i, { name: 'GeoLite2 by MaxMind', url: 'https://www.maxmind.com' }],
  [
    /routeviews|\basn\b/i,
    { name: 'RouteViews, NRO and DB-IP', url: 'https://www.routeviews.org/routeviews/' },
  ],
];

/** The format of all databases, for one whose publisher is unknown. */
const FORMAT_URL = 'https://maxmind.github.io/MaxMind-DB/';

/**
 * Returns the publisher to credit for a database.
 * @param type what the database calls itself, such as `GeoLite2-City`
 * @param fileName the name of its file, because some databases do not name their publisher
 */
export function findSource(type: string, fileName: string): GeoSource {
  const publisher = PUBLISHERS.find(([name]) => name.test(type) || name.test(fileName));
  return publisher?.[1] ?? { name: type, url: FORMAT_URL };
}
