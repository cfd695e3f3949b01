import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

const timeoutMs = 10_000;

/** A response to a request that passed the proxy. */
export interface PublicResponse {
  status: number;
  body: string;
  date: string | undefined;
  /** When the certificate expires; undefined without TLS. */
  certificateUntil: Date | undefined;
}

interface PublicRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** How long to wait for a response to the headers alone; without one, the result is undefined. */
  headersOnlyMs?: number;
}

function certificateOf({ socket }: IncomingMessage): Date | undefined {
  if (!('getPeerCertificate' in socket)) return undefined;
  const { valid_to: until } = (socket as TLSSocket).getPeerCertificate();
  return until ? new Date(until) : undefined;
}

/** Sends a request to a URL. Redirects are not followed. Throws if there is no response. */
export function sendPublicRequest(
  url: string,
  { method = 'GET', headers = {}, headersOnlyMs }: PublicRequest = {},
): Promise<PublicResponse | undefined> {
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method,
    headers,
    agent: false,
    timeout: timeoutMs,
  });
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    request.on('response', async (response) => {
      clearTimeout(timer);
      const certificateUntil = certificateOf(response);
      const { statusCode: status = 0, headers: received } = response;
      const body = await text(response).catch(() => '');
      request.destroy();
      resolve({ status, body, date: received.date, certificateUntil });
    });
    request.on('timeout', () => request.destroy(new Error('no response within 10 seconds')));
    request.on('error', reject);
    if (headersOnlyMs === undefined) {
      request.end();
      return;
    }
    request.flushHeaders();
    timer = setTimeout(() => {
      resolve(undefined);
      request.destroy();
    }, headersOnlyMs);
  });
}
