import { localesOf, origins } from './data/origins.data.ts';
import {
  hostWords,
  mysqlVersions,
  otherPlugins,
  phpVersions,
  themes,
  wordpressVersions,
} from './data/software.data.ts';
import type { Random, Weighted } from './random.ts';
import type { Extension, Origin, SiteClient, SiteState } from './site.ts';

const clients: readonly Weighted<SiteClient>[] = [
  ['query', 62],
  ['post', 33],
  ['bare', 5],
];

const CONSENTING = 0.7;
const LICENSED = 0.6;
/** Installations below a path of the previous one's host. */
const IN_FOLDER = 0.04;
const WITHOUT_ADDRESS = 0.01;
const WITHOUT_WORDPRESS_VERSION = 0.02;
const folders = ['/blog', '/shop', '/intranet/de'] as const;

/** Returns the host of an installation: under `.example`, which nobody can register. */
function hostOf(number: number): string {
  const { first, second } = hostWords;
  const one = first[number % first.length];
  const other = second[Math.floor(number / first.length) % second.length];
  return `${one}-${other}-${number}.example`;
}

/** Writes an address like the settings of WordPress contain it. */
export function writeUrl(random: Random, host: string, path: string): string {
  return random.weighted([
    [`https://${host}${path}`, 80],
    [`https://www.${host}${path}/`, 12],
    [`http://${host}:8080${path}`, 3],
    [`http://${host.toUpperCase()}${path}`, 5],
  ]);
}

function createIp(random: Random, { prefix }: Origin): string {
  const group = () => random.below(0xffff).toString(16);
  if (prefix.includes(':')) return `${prefix}${group()}::${random.below(0xff) + 1}`;
  return `${prefix}${random.below(256)}.${random.below(254) + 1}`;
}

function choose(random: Random, named: (typeof themes)[number][0]): Extension {
  const [slug, name, versions] = named;
  return { slug, name, version: versions[random.below(versions.length)] ?? '1.0' };
}

/** Chooses up to four different plugins. */
function choosePlugins(random: Random): Extension[] {
  const plugins = Array.from({ length: random.below(5) }, () => random.weighted(otherPlugins));
  return [...new Set(plugins)].map((plugin) => choose(random, plugin));
}

function createAddress(random: Random, number: number): Pick<SiteState, 'host' | 'path' | 'url'> {
  if (random.chance(WITHOUT_ADDRESS)) return { host: null, path: '', url: null };
  const isInFolder = number > 0 && random.chance(IN_FOLDER);
  const host = hostOf(isInFolder ? number - 1 : number);
  const path = isInFolder ? (folders[random.below(folders.length)] ?? '') : '';
  return { host, path, url: writeUrl(random, host, path) };
}

const KEY_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function createLicense(random: Random, keys: readonly string[] | undefined): string | null {
  if (!random.chance(LICENSED)) return null;
  if (keys) return keys[random.below(keys.length)] ?? null;
  const part = () =>
    Array.from({ length: 5 }, () => KEY_CHARACTERS[random.below(KEY_CHARACTERS.length)]).join('');
  return `SIM-${part()}-${part()}-${part()}`;
}

/**
 * Creates an installation with a version of the product.
 * @param keys the licenses to choose from; invented ones by default
 */
export function createSite(
  random: Random,
  number: number,
  installed: string,
  keys?: readonly string[],
): SiteState {
  const origin = random.weighted(origins);
  const address = createAddress(random, number);
  const client = random.weighted(clients);
  const hasVersion = address.url !== null && !random.chance(WITHOUT_WORDPRESS_VERSION);
  return {
    number,
    ...address,
    ip: createIp(random, origin),
    origin,
    isConsenting: random.chance(CONSENTING) && client !== 'bare',
    client,
    locale: random.weighted(localesOf(origin.country)),
    installed,
    wordpress: hasVersion ? random.weighted(wordpressVersions) : null,
    php: random.weighted(phpVersions),
    mysql: random.weighted(mysqlVersions),
    theme: choose(random, random.weighted(themes)),
    plugins: choosePlugins(random),
    license: createLicense(random, keys),
  };
}
