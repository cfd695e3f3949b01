import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { runInTerminal } from '../commands/terminal.ts';

const { endpoint, accessKeyId, secretAccessKey } = inject('gateway');
const region = 'us-east-1';
const bucket = 'pressdock-doctor';
const publicUrl = 'http://localhost:8080';
const credentials = { accessKeyId, secretAccessKey };
const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'pressdock-doctor-'));
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
});
afterAll(async () => {
  client.destroy();
  await rm(dataFolder, { recursive: true });
});

/** Returns what the command finds out about the bucket. */
async function examine(more: Record<string, string> = {}) {
  const settings = {
    PUBLIC_URL: publicUrl,
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    ...more,
  };
  const config = readConfig({ ...settings, PRESSDOCK_DATA: dataFolder });
  const { code, output } = await runInTerminal({ config }, ['doctor', '--json'], settings);
  const { checks } = JSON.parse(output.trim().split('\n').at(-1) ?? '').result;
  const found = checks.filter(({ name }: { name: string }) => ['storage', 'clock'].includes(name));
  return { code, found: found.map((one: { state: string; message: string }) => one) };
}

const isPrivate = {
  state: 'ok',
  message: 'The bucket is private, and objects can be written and read.',
};

test('finds a bucket that browsers may not upload to, until it has a CORS rule', async () => {
  const before = await examine();
  expect(before.code).toBe(1);
  expect(before.found).toMatchObject([
    isPrivate,
    { state: 'ok', message: expect.stringContaining('the object storage') },
    { state: 'failed', remedy: expect.stringContaining(`AllowedOrigins ["${publicUrl}"]`) },
  ]);
  const rule = { AllowedOrigins: [publicUrl], AllowedMethods: ['POST'], AllowedHeaders: ['*'] };
  const CORSConfiguration = { CORSRules: [rule] };
  await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration }));
  const after = await examine();
  expect(after.found.map(({ state }: { state: string }) => state)).toEqual(['ok', 'ok', 'ok']);
  const other = await examine({ PUBLIC_URL: 'http://localhost:8081' });
  expect(other.found.at(-1)).toMatchObject({ state: 'failed' });
  const { KeyCount } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  expect(KeyCount).toBe(0);
});

test('finds a bucket that anyone can read', async () => {
  const Policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: '*',
        Action: 's3:GetObject',
        Resource: `arn:aws:s3:::${bucket}/*`,
      },
    ],
  });
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
  const { found } = await examine();
  expect(found[0]).toMatchObject({ state: 'failed', message: 'Anyone can read the bucket.' });
});

test.each([
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /cannot write an object/],
  ['a missing bucket', { S3_BUCKET: 'pressdock-missing' }, /cannot write an object/],
])('says what fails with %s', async (_name, settings, message) => {
  const { code, found } = await examine(settings);
  expect(code).toBe(1);
  expect(found[0]).toMatchObject({ state: 'failed', message: expect.stringMatching(message) });
});
