import { fullVersion, isPackageVersion } from '@pressdock/api';
import { VERSION_FILE } from '@pressdock/api/limits';
import { truncate } from '../../text/truncate.ts';

/** Returns why the version in a header is rejected, as the end of a sentence; undefined if it is valid. */
export function checkHeaderVersion(version: string): string | undefined {
  if (version === '') return 'has no "Version:" header';
  if (isPackageVersion(version)) return undefined;
  const excerpt = truncate(version, 60);
  return `has "Version: ${excerpt}", which sites cannot compare; use numbers and words like 1.8, 1.2.3.4 or 2.0.0-beta1`;
}

/**
 * Returns why a typed version differs from that of the package, as the end of a sentence; undefined if
 * it is the same (`1.8.0` for `1.8`) or none was typed.
 */
export function checkTypedVersion(version: string, typed: string | undefined): string | undefined {
  const full = fullVersion(version);
  if (typed === undefined || typed === full || typed === version) return undefined;
  const reason = `has "Version: ${version}", but the version entered is ${typed}`;
  if (full === version && /^\d+\.\d+\.\d+$/.test(full)) return reason;
  if (/^\d+\.\d+\.\d+$/.test(full)) return `${reason}; enter ${full}, or leave the version blank`;
  return `${reason}; leave the version blank to use the one in the package`;
}

/**
 * Returns why the version of the version file differs from that of the package, as the end of a
 * sentence; undefined if it is the same (`1.8.0` for `1.8`).
 */
export function checkVersionFile(version: string, file: string): string | undefined {
  if (fullVersion(version) === fullVersion(file)) return undefined;
  return `has "Version: ${version}", but ${VERSION_FILE} contains ${file}; use the same version in both`;
}
