import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';
import { type Cluster, startCluster } from '../../../../../scripts/postgres.mjs';
import { freePort } from '../../harness/freePort.ts';
import { type Person, signUpUnverified } from '../../harness/server.ts';
import { killServerProcesses } from '../../harness/serverProcess.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../harness/smtpServer.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../harness/webhookReceiver.ts';
import type { Gateway } from '../gateway.ts';
import { host, type StartProxy, sendToProxy } from '../installation/proxies.ts';
import { Fleet } from './fleet.ts';
import { addSubjects, type Subjects } from './workload.ts';

const repository = resolve(import.meta.dirname, '../../../../..');

/** Servers on one Postgres and one bucket. */
export interface Servers {
  fleet: Fleet;
  person: Person;
  /** What the workload changes. */
  subjects: Subjects;
  mail: TestSmtpServer;
  receiver: WebhookReceiver;
  /** Returns the column `text` of a query as the administrator, who sees all accounts. */
  read(query: string, values?: readonly unknown[]): Promise<string[]>;
  remove(): Promise<void>;
}

async function createBucket(gateway: Gateway): Promise<string> {
  const { endpoint, accessKeyId, secretAccessKey } = gateway;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  const bucket = `pressdock-${randomBytes(6).toString('hex')}`;
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return bucket;
}

async function createDatabase(): Promise<Cluster> {
  const cluster = await startCluster();
  await cluster.runScript(`
    create role pressdock login createrole;
    create database pressdock owner pressdock;
  `);
  return cluster;
}

function createReader({ port }: Cluster): Servers['read'] {
  return async (query, values = []) => {
    const url = `postgres://postgres@127.0.0.1:${port}/pressdock`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ text: string }>(query, [...values]);
      return rows.map(({ text }) => text);
    } finally {
      await client.end();
    }
  };
}

interface Options {
  /** How many servers; two if it is missing. */
  size?: number;
  /** The file of the servers' program; the one of this release if it is missing. */
  main?: string;
  /** The proxy in front of the servers. */
  startProxy?: StartProxy;
}

/** Starts servers with a verified person. */
export async function startServers(
  gateway: Gateway,
  { size = 2, main, startProxy }: Options = {},
): Promise<Servers> {
  const bucket = await createBucket(gateway);
  const cluster = await createDatabase();
  const root = await mkdtemp(join(tmpdir(), 'pressdock-peer-'));
  const mail = await startTestSmtpServer();
  const receiver = await startWebhookReceiver();
  const https = await freePort();
  const proxyUrl = `https://${host}:${https}`;
  // Each server has a data folder of its own.
  const environmentOf = (index: number) => ({
    PRESSDOCK_DATA: join(root, `server-${index}`),
    DATABASE_URL: `postgres://pressdock@127.0.0.1:${cluster.port}/pressdock`,
    PRESSDOCK_MASTER_KEY: Buffer.alloc(32, 5).toString('base64'),
    ALLOW_PRIVATE_ADDRESSES: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@example.com',
    S3_ENDPOINT: gateway.endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: gateway.accessKeyId,
    S3_SECRET_ACCESS_KEY: gateway.secretAccessKey,
    ...(startProxy && { TRUST_PROXY: '127.0.0.1' }),
  });
  const fleet = new Fleet(Array.from({ length: size }, (_, index) => environmentOf(index)));
  await fleet.start(main);
  const ports = fleet.urls.map((url) => Number(new URL(url).port));
  const proxy = await startProxy?.({ program: repository }, { https, servers: ports });
  const restore = proxy && sendToProxy(proxy.authority);
  if (proxy) fleet.useProxy(proxyUrl);
  const person = fleet.personOf(await signUpUnverified({ url: fleet.urls[0] ?? '' }));
  const read = createReader(cluster);
  await read('update users set email_verified_at = now()');
  return {
    fleet,
    person,
    subjects: await addSubjects(person, receiver.url),
    mail,
    receiver,
    read,
    async remove() {
      killServerProcesses();
      await restore?.();
      await proxy?.stop();
      await mail.close();
      receiver.close();
      cluster.remove();
      await rm(root, { recursive: true, force: true });
    },
  };
}
