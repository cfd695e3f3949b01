import type { Geo, SiteOrigin } from '../ports/geo.ts';
import { origins } from './data/origins.data.ts';

const UNKNOWN: SiteOrigin = { country: null, region: null, city: null, hosting: null };

const byPrefix = new Map(
  origins.map(([{ prefix, country, region, city, hosting }]) => [
    prefix,
    { country, region, city, hosting },
  ]),
);

/** Looks up the simulated addresses, so that no database is necessary. */
export const fleetGeo: Pick<Geo, 'lookup'> = {
  lookup(ip) {
    const separator = ip.includes(':') ? ':' : '.';
    const prefix = ip.split(separator).slice(0, 2).join(separator) + separator;
    return byPrefix.get(prefix) ?? UNKNOWN;
  },
};
