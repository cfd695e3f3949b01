import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emailQueue } from '../../src/modules/mail/emailQueue.ts';
import { addProduct, release } from '../harness/products.ts';
import { signUp, signUpUnverified, startTestServer, type TestServer } from '../harness/server.ts';
import { attributesOf, type OtlpReceiver, startOtlpReceiver } from './otlpReceiver.ts';

const traceId = randomBytes(16).toString('hex');
const callerId = randomBytes(8).toString('hex');
const unsampled = randomBytes(16).toString('hex');
const secret = randomUUID();
let receiver: OtlpReceiver;
let requestId: string | null;
let email: string;
let product: string;

const mailOf = ({ config }: TestServer) => readdir(join(config.dataFolder, 'mail'));

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` });
  const ada = await signUp(server);
  email = (await signUpUnverified(server)).email;
  const isSent = async () => (await mailOf(server).catch(() => [])).length > 0;
  await vi.waitUntil(isSent, { timeout: 10_000, interval: 50 });
  product = await addProduct(ada);
  await release(ada, product, '1.0.0');
  const check = `/api/v1/updates/${product}?license=${secret}`;
  const traceparent = `00-${traceId}-${callerId}-01`;
  const response = await server.api('GET', check, { headers: { traceparent } });
  requestId = response.headers.get('x-request-id');
  await server.api('GET', check, { headers: { traceparent: `00-${unsampled}-${callerId}-00` } });
  await server.api('GET', '/healthz');
  // Closing sends what is recorded.
  await server.close();
}, 60_000);
afterAll(() => receiver.close());

test('sends traces as OTLP in JSON to the path of the protocol', () => {
  expect(new Set(receiver.requests.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ method: 'POST', url: '/v1/traces', type: 'application/json' })]),
  );
  for (const { resourceSpans } of receiver.bodies) {
    const [{ resource } = { resource: { attributes: [] } }] = resourceSpans;
    expect(attributesOf(resource)).toMatchObject({ 'service.name': 'pressdock' });
  }
  for (const span of receiver.spans()) {
    expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span.spanId).toMatch(/^[0-9a-f]{16}$/);
    const [start, end] = [BigInt(span.startTimeUnixNano), BigInt(span.endTimeUnixNano)];
    expect(start > 0n && end >= start).toBe(true);
  }
});

test('continues the trace of a traceparent header, with the route and the request ID', () => {
  const span = receiver.spans().find((one) => one.traceId === traceId && one.kind === 2);
  expect(span).toMatchObject({ name: 'GET /api/v1/updates/:id', parentSpanId: callerId });
  expect(span && attributesOf(span)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/v1/updates/:id',
    'http.response.status_code': 200,
    'pressdock.request_id': requestId,
  });
});

test('records nothing of a trace whose caller does not record it, and no health checks', () => {
  expect(receiver.spans().filter((one) => one.traceId === unsampled)).toEqual([]);
  const names = receiver.spans().map(({ name }) => name);
  expect(names.filter((name) => name.includes('healthz'))).toEqual([]);
});

test('records the statements of a request that has a body, as its children', () => {
  const spans = receiver.spans();
  const added = spans.find(({ name }) => name === 'POST /api/v1/plugins');
  const children = spans.filter((one) => one.parentSpanId === added?.spanId);
  const insert = children.find(({ name }) => name === 'INSERT items');
  expect(insert).toMatchObject({ kind: 3, traceId: added?.traceId });
  expect(insert && attributesOf(insert)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'INSERT',
    'db.collection.name': 'items',
  });
});

test('records jobs with their statements', () => {
  const spans = receiver.spans();
  const job = spans.find(({ name }) => name === `job ${emailQueue.name}`);
  expect(job).toMatchObject({ kind: 5 });
  const children = spans.filter((one) => one.parentSpanId === job?.spanId);
  expect(children.map(({ name }) => name)).toContain('UPDATE outbox');
});

test('records no values: URLs, queries, ids, addresses', () => {
  const text = JSON.stringify(receiver.bodies);
  for (const value of [secret, product, email, 'Hello Harbor', '127.0.0.1']) {
    expect(text).not.toContain(value);
  }
});
