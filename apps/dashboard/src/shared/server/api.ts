import { createClient } from '@pressdock/api/client';
import { logQuietly } from '../log.ts';
import { loadSessionRecovery } from '../session/sessionRecovery.ts';
import { documentToken } from '../session/token.atoms.ts';

/** A fetch that logs server errors and repeats a request once its lost session is restored. */
export const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const copy = request.clone();
  const response = await fetch(request);
  const isLost = response.status === 401 && !copy.url.endsWith('/api/v1/auth');
  if (isLost) return (await loadSessionRecovery())?.repeat(copy, response) ?? response;
  if (response.status >= 500) {
    logQuietly(`${copy.method} ${new URL(copy.url).pathname}`, response.status);
  }
  return response;
};

/**
 * The client of the server that this page came from.
 * @see specification, section 8
 */
export const api = createClient({
  baseUrl: location.origin,
  getToken: documentToken,
  onUnauthenticated: () => void loadSessionRecovery().then((recovery) => recovery?.leave()),
  fetch: send,
});
