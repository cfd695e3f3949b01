import type { SiteOrigin } from '../../ports/geo.ts';

/** The fields of a record that locations are read from. Publishers use one form or the other. */
interface LocationRecord {
  country?: { iso_code?: unknown };
  subdivisions?: { names?: { en?: unknown } }[];
  city?: { names?: { en?: unknown } } | string;
  country_code?: unknown;
  state1?: unknown;
}

interface NetworkRecord {
  autonomous_system_organization?: unknown;
}

/**
 * Returns the location in a database's record.
 * @param record nested as in MaxMind's and DB-IP's own files, or flat as in those of ip-location-db
 */
export function readLocation(record: unknown): Omit<SiteOrigin, 'hosting'> {
  const { country, subdivisions, city, country_code, state1 } = asRecord<LocationRecord>(record);
  const code = textOrNull(country?.iso_code ?? country_code)?.toUpperCase() ?? '';
  return {
    country: /^[A-Z]{2}$/.test(code) ? code : null,
    region: textOrNull(subdivisions?.[0]?.names?.en ?? state1),
    city: textOrNull(typeof city === 'string' ? city : city?.names?.en),
  };
}

/** Returns the organization in a record of a database of networks (autonomous systems). */
export function readHosting(record: unknown): string | null {
  return textOrNull(asRecord<NetworkRecord>(record).autonomous_system_organization);
}

function asRecord<Fields extends object>(record: unknown): Fields {
  return (typeof record === 'object' && record !== null ? record : {}) as Fields;
}

function textOrNull(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}
