import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A value of OTLP in JSON. 64-bit integers are text or numbers. */
type OtlpValue = { stringValue?: string; intValue?: string | number; doubleValue?: number };

/** A span of OTLP in JSON, as the protocol documents it: hexadecimal ids and times in nanoseconds. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2: server, 3: client, 5: consumer. */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: OtlpValue }[];
  status: { code?: number };
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: { key: string; value: OtlpValue }[] };
    scopeSpans: { scope: { name: string }; spans: OtlpSpan[] }[];
  }[];
}

/** Receives traces like a collector: `POST /v1/traces` with JSON. */
export interface OtlpReceiver {
  url: string;
  bodies: OtlpBody[];
  requests: { method: string | undefined; url: string | undefined; type: string | undefined }[];
  spans(): OtlpSpan[];
  close(): Promise<void>;
}

/** Starts a receiver on loopback. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: OtlpBody[] = [];
  const requests: OtlpReceiver['requests'] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, type: headers['content-type'] });
    bodies.push((await json(request)) as OtlpBody);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    requests,
    spans: () =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns the attributes of a span or a resource as an object. */
export function attributesOf({
  attributes,
}: {
  attributes: { key: string; value: OtlpValue }[];
}): Record<string, string | number | undefined> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );
}
