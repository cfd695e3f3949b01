import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openBucketLocation } from './bucketLocation.ts';

async function* bytes(): AsyncGenerator<Buffer> {
  yield Buffer.from('one');
}

test('an interrupted upload ends while the bucket receives a part, and is deleted', async () => {
  const interruption = new AbortController();
  const received: string[] = [];
  const bucket = createServer(({ method = '' }, response) => {
    received.push(method);
    if (method === 'PUT') interruption.abort();
    else response.end(method === 'POST' ? '<Result><UploadId>1</UploadId></Result>' : '');
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const address = { bucket: 'backups', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` };
  const location = openBucketLocation({ ...address, ...keys }, '');
  const upload = location.write('a.backup', bytes(), interruption.signal);
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toEqual(['POST', 'PUT', 'DELETE']);
  location.close();
  bucket.close();
});
