import { createClient } from '@pressdock/api/client';
import { logQuietly } from '../log.ts';
import { sessionCare } from '../session/sessionCare.ts';
import { documentToken } from '../session/token.atoms.ts';

/** A fetch that notes what the server fails at, and sends once more when a lost session is had back. */
export const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const again = request.clone();
  const answer = await fetch(request);
  const isLost = answer.status === 401 && !again.url.endsWith('/api/v1/auth');
  if (isLost) return (await sessionCare())?.repeat(again, answer) ?? answer;
  if (answer.status >= 500) {
    logQuietly(`${again.method} ${new URL(again.url).pathname}`, answer.status);
  }
  return answer;
};

/** The server this page came from. @see specification, section 8 */
export const api = createClient({
  baseUrl: location.origin,
  getToken: documentToken,
  onUnauthenticated: () => void sessionCare().then((care) => care?.leave()),
  fetch: send,
});
