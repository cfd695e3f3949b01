import { isPackageVersion, type ProductKind, type VersionStatusResponse } from '@pressdock/api';
import { VERSION_FILE } from '@pressdock/api/limits';
import { toOneLine } from '../../../text/oneLine.ts';
import { truncate } from '../../../text/truncate.ts';
import { parseHeaders } from '../../packages/headers.rules.ts';
import { checkVersionFile } from '../../packages/packageVersion.rules.ts';

/** The folder of a product in its repository. */
export interface ProductFolder {
  kind: ProductKind;
  slug: string;
  /** The folder in the repository; blank for all of it. */
  path: string;
}

/** Returns the path of a file in the folder of a product. */
export function pathIn({ path }: Pick<ProductFolder, 'path'>, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

/** Returns the path of the version file. */
export function versionFilePath(folder: Pick<ProductFolder, 'path'>): string {
  return pathIn(folder, VERSION_FILE);
}

/** How many files may be read to find the main file of a plugin. */
const maxCandidates = 50;

/**
 * Returns the paths of the files that may be the main file, the most probable first.
 * @param names the names of the files directly in the folder
 */
export function listCandidates(folder: ProductFolder, names: readonly string[]): string[] {
  if (folder.kind === 'theme') return [pathIn(folder, 'style.css')];
  const main = `${folder.slug}.php`;
  const others = names.filter((name) => /\.php$/i.test(name) && name !== main).sort();
  const candidates = [...(names.includes(main) ? [main] : []), ...others];
  return candidates.slice(0, maxCandidates).map((name) => pathIn(folder, name));
}

/** Returns the version in the header of a file; undefined if it is not the main file. */
export function headerVersion(kind: ProductKind, text: string): string | null | undefined {
  const headers = parseHeaders(kind, text);
  return headers && (headers.version ?? null);
}

/** The content of a version file as one line, and whether it is a version. */
export type VersionFile = { state: 'missing' } | { state: 'invalid' | 'valid'; version: string };

/** Returns the content of the version file, of which all lines count. */
export function parseVersionFile(text: string | undefined): VersionFile {
  if (text === undefined) return { state: 'missing' };
  const version = toOneLine(text.replace(/^\uFEFF/, ''));
  return { state: isPackageVersion(version) ? 'valid' : 'invalid', version };
}

/** Returns the versions of a folder, which match if a build would accept both. */
export function compareVersions(
  file: VersionFile,
  itemVersion: string | null,
): Pick<VersionStatusResponse, 'pressdockDotVersion' | 'itemVersion' | 'versionsMatch'> {
  if (file.state === 'missing' || file.version === '') {
    return { pressdockDotVersion: null, itemVersion, versionsMatch: false };
  }
  const isAccepted = file.state === 'valid' && itemVersion !== null;
  return {
    pressdockDotVersion: truncate(file.version, 60),
    itemVersion,
    versionsMatch: isAccepted && checkVersionFile(itemVersion, file.version) === undefined,
  };
}

/** Returns whether the last part of a repository's name is the slug of the product. */
export function isSlugOfRepository(slug: string, repository: string): boolean {
  return repository.split('/').at(-1)?.toLowerCase() === slug.toLowerCase();
}
