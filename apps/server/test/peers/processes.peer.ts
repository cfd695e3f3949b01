import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { FLAG_LIMITS } from '@pressdock/api/limits';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Cluster, startCluster } from '../../../../scripts/postgres.mjs';
import { type Person, signUpUnverified } from '../harness/server.ts';
import { killServerProcesses } from '../harness/serverProcess.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../harness/smtpServer.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../harness/webhookReceiver.ts';
import { Fleet } from './fleet.ts';
import { type Acknowledged, addSubjects, type Subjects, Workload } from './workload.ts';

const { endpoint, accessKeyId, secretAccessKey } = inject('gateway');
const bucket = 'pressdock-processes';

let cluster: Cluster;
let root: string;
let mail: TestSmtpServer;
let receiver: WebhookReceiver;
let fleet: Fleet;
let ada: Person;
let subjects: Subjects;
let acknowledged: Acknowledged;

/** Returns the rows of a query as the administrator, who sees all accounts. */
async function query(text: string, values: unknown[] = []): Promise<{ text: string }[]> {
  const url = `postgres://postgres@127.0.0.1:${cluster.port}/pressdock`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ text: string }>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function createBucket(): Promise<void> {
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    if (!error.name.startsWith('BucketAlready')) throw error;
  });
  client.destroy();
}

/** The settings that all processes share. Each has a data folder of its own. */
function environmentOf(name: string): Record<string, string> {
  return {
    PRESSDOCK_DATA: join(root, name),
    DATABASE_URL: `postgres://pressdock@127.0.0.1:${cluster.port}/pressdock`,
    PRESSDOCK_MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
    ALLOW_PRIVATE_ADDRESSES: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@example.com',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

beforeAll(async () => {
  await createBucket();
  cluster = await startCluster();
  await cluster.runScript(`
    create role pressdock login createrole;
    create database pressdock owner pressdock;
  `);
  root = await mkdtemp(join(tmpdir(), 'pressdock-peer-'));
  mail = await startTestSmtpServer();
  receiver = await startWebhookReceiver();
  fleet = new Fleet([environmentOf('first'), environmentOf('second')]);
  await fleet.start();
  ada = fleet.personOf(await signUpUnverified({ url: fleet.urls[0] ?? '' }));
  await query('update users set email_verified_at = now()');
  subjects = await addSubjects(ada, receiver.url);
}, 180_000);

afterAll(async () => {
  killServerProcesses();
  await mail.close();
  receiver.close();
  cluster.remove();
  await rm(root, { recursive: true, force: true });
});

/** Ends each process in turn while the other one works, and starts it again. */
test('processes end and start under load', { timeout: 300_000 }, async () => {
  const workload = new Workload(fleet, ada, subjects);
  ({ acknowledged } = workload);
  workload.start();
  const ends: unknown[] = [];
  for (const index of [0, 1]) {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      await wait(2500);
      ends.push(await fleet.end(index, signal));
      await wait(2500);
      await fleet.restart(index);
    }
  }
  await workload.stop();
  expect(ends).toEqual(['SIGKILL', 0, 'SIGKILL', 0]);
  const counts = Object.entries(acknowledged).map(([name, all]) => `${all.length} ${name}`);
  const lost = Object.entries(fleet.lost).map(([event, count]) => `${count} during ${event}`);
  process.stdout.write(
    `Processes: acknowledged ${counts.join(', ')}; no response: ${lost.join(', ') || 'none'}\n`,
  );
  for (const all of Object.values(acknowledged)) expect(all.length).toBeGreaterThan(10);
});

/** Expects each acknowledged value once among the stored ones, and no stored value twice. */
function expectOnce(stored: readonly string[], expected: readonly string[]): void {
  const values = new Set(stored);
  expect(values.size).toBe(stored.length);
  expect(expected.filter((value) => !values.has(value))).toEqual([]);
}

const textsOf = async (text: string, values?: unknown[]) =>
  (await query(text, values)).map((row) => row.text);

test('acknowledged licenses and activations are stored once', async () => {
  const { id } = subjects.license;
  expectOnce(await textsOf('select key as text from licenses'), acknowledged.licenses);
  const domains = 'select domain as text from license_activations where license_id = $1';
  expectOnce(await textsOf(domains, [id]), acknowledged.domains);
  const counted = await textsOf('select site_count::text as text from licenses where id = $1', [
    id,
  ]);
  expect(counted).toEqual([String((await textsOf(domains, [id])).length)]);
});

test('acknowledged changes of flags are in the history once', async () => {
  const stored = 'select revision::text as text from feature_flag_changes where flag_id = $1';
  const revisions = await textsOf(stored, [subjects.flag.split('/').at(-1)]);
  const newest = Math.max(...revisions.map(Number));
  expect(newest).toBeGreaterThanOrEqual(Math.max(...acknowledged.revisions));
  // A longer run makes more changes than the history keeps.
  const current = acknowledged.revisions.filter((one) => one > newest - FLAG_LIMITS.changes);
  expectOnce(revisions, current.map(String));
});

test('every process serves the same bytes of acknowledged versions', async () => {
  const { product } = subjects;
  const stored = 'select version as text from versions where item_id = $1';
  expectOnce(await textsOf(stored, [product]), acknowledged.versions);
  for (const version of acknowledged.versions) {
    const [sha256] = await textsOf(
      'select sha256 as text from versions where item_id = $1 and version = $2',
      [product, version],
    );
    for (const url of fleet.urls) {
      const response = await fetch(`${url}/api/v1/updates/${product}/download?version=${version}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([response.status, hash('sha256', bytes)]).toEqual([200, sha256]);
    }
  }
});

/** An e-mail or webhook of a killed process is sent again once its lease has ended. */
const untilRepeated = { timeout: 120_000, interval: 500 };

test('each acknowledged registration sends one e-mail', { timeout: 150_000 }, async () => {
  const addressed = () => new Set(mail.accepted.map(({ to }) => to));
  const missing = () => acknowledged.registrations.filter((email) => !addressed().has(email));
  await expect.poll(missing, untilRepeated).toEqual([]);
  const messages = new Set(mail.accepted.map(({ to, messageId }) => `${to} ${messageId}`));
  expect(messages.size).toBe(addressed().size);
});

test('each acknowledged version sends one webhook', { timeout: 150_000 }, async () => {
  const deliveries = () =>
    receiver.received.flatMap(({ headers, text }) => {
      const { event, version } = JSON.parse(text);
      const id = String(headers['pressdock-delivery']);
      return event === 'version.released' ? [{ version: String(version.version), id }] : [];
    });
  const missing = () => {
    const delivered = new Set(deliveries().map(({ version }) => version));
    return acknowledged.versions.filter((version) => !delivered.has(version));
  };
  await expect.poll(missing, untilRepeated).toEqual([]);
  const ids = new Set(deliveries().map(({ version, id }) => `${version} ${id}`));
  expect(ids.size).toBe(new Set(deliveries().map(({ version }) => version)).size);
});
