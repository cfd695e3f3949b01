import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { handleClientError } from './errors.ts';

/** The least that the body of a request must send in each period. */
export interface BodyPace {
  periodMs: number;
  bytes: number;
}

/** Lets an upload of 100 MB arrive at 32 kbit/s, and ends requests that stall for a minute. */
const BODY_PACE: BodyPace = { periodMs: 30_000, bytes: 120_000 };

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

function end({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    socket.destroy();
    return;
  }
  const error = new Error('The body of the request stalled.');
  handleClientError(Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

/**
 * Ends requests whose body stalls. Node's own limit is for the whole request, so it either cuts off
 * slow uploads or leaves half-sent requests open for as long as those may take.
 */
export function endStalledRequests(server: Server, { periodMs, bytes } = BODY_PACE): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let received = socket.bytesRead;
    const timer = setInterval(() => {
      const progress = socket.bytesRead - received;
      received = socket.bytesRead;
      if (!request.complete && progress < bytes) end(request, response);
      if (request.complete || socket.destroyed) clearInterval(timer);
    }, periodMs).unref();
    // A response may be sent before the body has arrived.
    response.on('close', () => {
      if (request.complete) clearInterval(timer);
    });
  });
}
