import type { ProductKind } from '@pressdock/api';

/** The product whose sites a package must send to this server. */
export interface UpdateSource {
  kind: ProductKind;
  productId: string;
  /** The URL at which sites reach this server, without a trailing slash. */
  publicUrl: string;
}

/** At most this much of a PHP file is searched; generated files are far shorter. */
export const SEARCHED_BYTES = 256 * 1024;

const MAX_ADDRESSES = 5;
const ENDPOINTS = { plugin: 'updates', theme: 'theme-updates' } as const;

/** A URL in a PHP string or in the arguments of an update checker. */
const UPDATE_CALL = /https?:\/\/[^\s'"<>]{1,200}\/api\/v1\/(?:theme-)?updates\/[\w-]{1,100}/gi;
const CHECKER = /buildUpdateChecker\(\s*(['"])(https?:\/\/[^'"\s]{1,300})\1/gi;
/** The server and the path of an updater file, which are two constants. */
const UPDATER_FILE =
  /const SERVER = '(https?:\/\/[^'\s]{1,200})';\s*const UPDATES = '(\/api\/v1\/(?:theme-)?updates\/[\w-]{1,100})/gi;

/** One of these is in every file with such a URL; most files have none, which saves decoding them. */
const MARKS = ['updates/', 'buildUpdateChecker'];

/** Returns the URLs in a PHP file to which the product sends its update checks. */
export function findUpdateAddresses(file: Buffer): string[] {
  if (!MARKS.some((mark) => file.includes(mark))) return [];
  const php = file.toString('utf8');
  const found = [
    ...[...php.matchAll(UPDATE_CALL)].map(([address]) => address),
    ...[...php.matchAll(CHECKER)].map(([, , address = '']) => address),
    ...[...php.matchAll(UPDATER_FILE)].map(([, server = '', path = '']) => `${server}${path}`),
  ];
  return [...new Set(found.map((address) => address.replace(/\/+$/, '')))].slice(0, MAX_ADDRESSES);
}

/**
 * Returns warnings about where a package checks for updates: on another server, or for another product.
 * @param updateUri the header of the main file, with which WordPress limits who may offer updates
 */
export function updateServerWarnings(
  addresses: readonly string[],
  updateUri: string | undefined,
  { kind, productId, publicUrl }: UpdateSource,
): string[] {
  const own = `${publicUrl}/api/v1/${ENDPOINTS[kind]}/${productId}`.toLowerCase();
  const others = addresses.filter((address) => address.toLowerCase() !== own);
  const warnings = others.map((address) =>
    isOnServer(address, publicUrl)
      ? `The ${kind} checks for updates of another product: ${address}.`
      : `The ${kind} checks for updates on another server: ${address}.`,
  );
  if (updateUri && /^https?:/i.test(updateUri) && !isOnServer(updateUri, publicUrl)) {
    warnings.push(`The header "Update URI:" names another server: ${updateUri.slice(0, 200)}.`);
  }
  return warnings;
}

function isOnServer(address: string, publicUrl: string): boolean {
  return URL.canParse(address) && new URL(address).host === new URL(publicUrl).host;
}
