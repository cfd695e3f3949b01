import type { GitAccess } from '../../../ports/git.ts';
import type { Sealer } from '../../../ports/sealing.ts';

/** The user name and access token of a Git server. */
interface Credentials {
  userName: string;
  token: string;
}

/** Binds the access to its repository. */
export const accessContext = (repositoryId: string) => `repositories/${repositoryId}`;

/** Encrypts the access to a repository over HTTPS. */
export function sealAccess(sealer: Sealer, repositoryId: string, credentials: Credentials): string {
  return sealer.seal(JSON.stringify(credentials), accessContext(repositoryId));
}

/** Returns the access to a repository over HTTPS; undefined if it cannot be decrypted. */
export function openAccess(
  sealer: Sealer,
  { id, sealed_access }: { id: string; sealed_access: string | null },
): GitAccess | undefined {
  if (sealed_access === null) return { kind: 'public' };
  const text = sealer.open(sealed_access, accessContext(id));
  if (text === undefined) return undefined;
  const { userName, token } = JSON.parse(text) as Credentials;
  return { kind: 'https', userName, token };
}
