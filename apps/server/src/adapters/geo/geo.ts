import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import type { Geo, GeoSource, SiteOrigin } from '../../ports/geo.ts';
import { type GeoDatabase, openDatabases } from './geoDatabase.ts';
import { installedFiles } from './geoFiles.ts';
import { readHosting, readLocation } from './geoRecord.rules.ts';
import { findSource } from './geoSource.rules.ts';

/** The origin of an address that no database knows. */
const UNKNOWN_ORIGIN: SiteOrigin = { country: null, region: null, city: null, hosting: null };

/**
 * Opens the databases of locations and hosting providers: the configured files, or else the files that
 * `pressdock geo install` put into the data folder. Neither is required.
 * @param warn called with one line for each kind of database that is unreadable and therefore not used
 */
export async function openGeo(
  { geo, dataFolder }: Pick<Config, 'geo' | 'dataFolder'>,
  warn: (line: string) => void,
): Promise<Geo> {
  const installed = await installedFiles(dataFolder);
  const open = (setting: string, files: string[]) =>
    openDatabases(files).catch((error: unknown) => {
      warn(`${setting}: ${(error as Error).message}. Its results stay blank.`);
      return [];
    });
  const cityFiles = geo.cityFiles.length > 0 ? geo.cityFiles : installed.cityFiles;
  const asnFiles = geo.asnFiles.length > 0 ? geo.asnFiles : installed.asnFiles;
  let cities = await open('PRESSDOCK_GEO_CITY', cityFiles);
  let networks = await open('PRESSDOCK_GEO_ASN', asnFiles);
  return {
    lookup(address) {
      const ip = unwrapAddress(address);
      const version = isIP(ip);
      if (version === 0) return UNKNOWN_ORIGIN;
      const location = cities.length === 0 ? null : find(cities, ip, version);
      const network = networks.length === 0 ? null : find(networks, ip, version);
      if (location === null && network === null) return UNKNOWN_ORIGIN;
      return { ...readLocation(location), hosting: readHosting(network) };
    },
    sources: { location: sourceOf(cities), hosting: sourceOf(networks) },
    close() {
      cities = [];
      networks = [];
    },
  };
}

/** Returns the address of a network, and the IPv4 address that an IPv6 address contains. */
function unwrapAddress(address: string): string {
  const slash = address.indexOf('/');
  const ip = slash === -1 ? address : address.slice(0, slash);
  return ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice('::ffff:'.length) : ip;
}

function find(databases: readonly GeoDatabase[], ip: string, version: number): unknown {
  for (const database of databases) {
    // A database of IPv4 addresses would read the first 32 bits of an IPv6 address.
    const record = version <= database.ipVersion ? database.find(ip) : null;
    if (record !== null) return record;
  }
  return null;
}

function sourceOf([database]: readonly GeoDatabase[]): GeoSource | null {
  return database ? findSource(database.type, database.fileName) : null;
}
