import type { FetchedCommit } from '../../../ports/git.ts';
import { parseVersionFile, type VersionFile, versionFilePath } from './versionStatus.rules.ts';

/** The longest version file that is read. */
const maxBytes = 1024;

/** Reads the version file in the folder of a product, for builds and for the status alike. */
export async function readVersionFile(
  commit: Pick<FetchedCommit, 'readFile'>,
  folder: { path: string },
): Promise<VersionFile & { file: string }> {
  const file = versionFilePath(folder);
  return { file, ...parseVersionFile(await commit.readFile(file, maxBytes)) };
}
