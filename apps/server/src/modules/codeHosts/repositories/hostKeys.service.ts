import { repositoryValidation } from '@pressdock/api';
import { conflict, invalid, type Refusal } from '../../../errors.ts';
import { gitFailures } from '../../../ports/git.messages.ts';
import type { Git, GitFailure } from '../../../ports/git.ts';
import { parseGitUrl } from '../../../ports/gitUrl.ts';
import { unavailable } from '../codeHostRefusals.ts';
import { fingerprintsOf, trustedKeys } from './hostKeys.rules.ts';

/** Finds the SSH host keys to trust. */
export type HostKeys = ReturnType<typeof createHostKeys>;

/** Returns the response for a Git server that cannot be read. */
export function gitRefusal(failure: GitFailure): Refusal {
  if (failure === 'not_public' || failure === 'invalid_url') {
    const message =
      failure === 'not_public' ? repositoryValidation.urlNotPublic : repositoryValidation.url;
    return invalid(message, { url: message });
  }
  if (failure === 'host_key_changed') return conflict(repositoryValidation.hostKeyChanged);
  const isLasting = failure === 'denied' || failure === 'not_found';
  return isLasting ? conflict(gitFailures[failure]) : unavailable(gitFailures[failure]);
}

/** Creates the functions. */
export function createHostKeys(git: Git) {
  /** Returns the keys of a server, of a large code host only those that it publishes. */
  async function scan(cloneUrl: string): Promise<string> {
    const scanned = await git.scanHostKeys(cloneUrl);
    if (!scanned.ok) throw gitRefusal(scanned.failure);
    const parsed = parseGitUrl(cloneUrl, { allowsHttp: false });
    const trusted = trustedKeys(parsed.ok ? parsed.url.host : '', scanned.value.hostKeys);
    if (trusted === '') throw conflict(repositoryValidation.hostKeyChanged);
    return trusted;
  }

  return {
    scan,

    /** Returns the keys of a server if the one with this fingerprint is among them. */
    async scanFor(cloneUrl: string, fingerprint: string): Promise<string> {
      const keys = await scan(cloneUrl);
      if (!fingerprintsOf(keys).includes(fingerprint)) {
        throw conflict(repositoryValidation.hostKeyChanged);
      }
      return keys;
    },
  };
}
