import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, inject } from 'vitest';
import { openS3Store } from '../../src/adapters/objects/s3Store.ts';
import { describeObjectStore } from '../harness/objectStoreSuite.ts';

const { endpoint, accessKeyId, secretAccessKey, bucket } = inject('gateway');
const region = 'us-east-1';
const store = openS3Store({ endpoint, accessKeyId, secretAccessKey, bucket, region });

beforeAll(async () => {
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    if (!error.name.startsWith('BucketAlready')) throw error;
  });
  client.destroy();
});
afterAll(() => store.close());

describeObjectStore('an S3 bucket', async () => store);
