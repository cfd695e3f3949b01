import { Agent, request } from 'node:http';

const TIMEOUT_MS = 30_000;

/**
 * Creates a client that sends requests to several servers in turns, over connections that stay open, as a
 * proxy does. Requests that find no free connection wait.
 */
export function createClient(urls, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  return {
    /** Sends a request to the next server and returns the status and the text of the response. */
    send(path, { method = 'GET', headers = {}, body } = {}) {
      turn = (turn + 1) % urls.length;
      const url = new URL(path, urls[turn]);
      const content = body && { ...headers, 'content-length': Buffer.byteLength(body) };
      const options = { agent, method, headers: content ?? headers, timeout: TIMEOUT_MS };
      return new Promise((resolve, reject) => {
        const sent = request(url, options, (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              text: Buffer.concat(chunks).toString('latin1'),
            }),
          );
        });
        sent.on('timeout', () => sent.destroy(new Error(`No response in ${TIMEOUT_MS / 1000} s`)));
        sent.on('error', reject);
        sent.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** Returns the failure of a response whose status is none of the expected ones. */
export function failureOf({ status }, isExpected = status < 300) {
  return isExpected ? undefined : `status ${status}`;
}
