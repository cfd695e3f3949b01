import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver of webhooks got. */
export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A server that receives webhooks and responds as the test says. */
export interface WebhookReceiver {
  /** Without a trailing slash. */
  url: string;
  received: ReceivedWebhook[];
  response: { status: number; body: string };
  close(): void;
}

/** Starts a receiver of webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { status, body } = receiver.response;
    receiver.received.push({ path: request.url ?? '', headers: request.headers, text });
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    response: { status: 200, body: '' },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
