import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import {
  isObjectKey,
  type ListedObject,
  type ObjectStore,
  PACKAGE_TYPE,
  typeOfObject,
} from '../../ports/objects.ts';

/** The bucket and its credentials. `endpoint` is for services other than AWS. */
export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  endpoint?: string | undefined;
}

/** Opens an object store in an S3 bucket. Its objects are private: only this server reads them. */
export function openS3Store(settings: S3Settings): ObjectStore & { close(): void } {
  const { bucket, region, accessKeyId, secretAccessKey, endpoint } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Services other than AWS do not support the checksums that AWS added in 2024.
    requestChecksumCalculation: endpoint ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED',
    responseChecksumValidation: endpoint ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED',
  });
  const base = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  const objectAt = (key: string) => {
    if (!isObjectKey(key)) throw new Error('Invalid object key.');
    return { Bucket: bucket, Key: key };
  };
  const get = async (key: string) => {
    const response = await client.send(new GetObjectCommand(objectAt(key))).catch(ignoreMissing);
    if (!(response?.Body instanceof Readable)) return undefined;
    return { size: response.ContentLength ?? 0, stream: response.Body };
  };
  return {
    async signUpload({ key, size, expiresAt }) {
      const signed = await createPresignedPost(client, {
        ...objectAt(key),
        Conditions: [['content-length-range', size, size]],
        Fields: { 'Content-Type': PACKAGE_TYPE },
        Expires: Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1000)),
      });
      const { Policy = '', 'X-Amz-Signature': signature = '' } = signed.fields;
      return { url: signed.url, fields: signed.fields, policy: Policy, signature };
    },
    locate: (key) => `${base}/${key}`,
    async stage(key) {
      const object = await get(key);
      if (!object) return undefined;
      const folder = await mkdtemp(join(tmpdir(), 'pressdock-'));
      const release = () => rm(folder, { recursive: true, force: true });
      const path = join(folder, 'object');
      try {
        await pipeline(object.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return { path, size: (await stat(path)).size, release };
      } catch (error) {
        await release();
        throw error;
      }
    },
    async save(staged, key) {
      const Body = createReadStream(staged.path);
      await client.send(
        new PutObjectCommand({
          ...objectAt(key),
          Body,
          ContentLength: staged.size,
          ContentType: typeOfObject(key),
        }),
      );
    },
    async saveBytes(bytes, key) {
      await client.send(
        new PutObjectCommand({ ...objectAt(key), Body: bytes, ContentType: typeOfObject(key) }),
      );
    },
    read: get,
    has: async (key) =>
      (await client.send(new HeadObjectCommand(objectAt(key))).catch(ignoreMissing)) !== undefined,
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectAt(key))).catch(ignoreMissing);
      return true;
    },
    freeBytes: async () => undefined,
    list: (prefix) => listBucket(client, bucket, prefix),
    close: () => client.destroy(),
  };
}

async function* listBucket(
  client: S3Client,
  bucket: string,
  prefix: string,
): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified && isObjectKey(Key)) yield { key: Key, modifiedAt: LastModified };
    }
    token = page.NextContinuationToken;
  } while (token);
}

function ignoreMissing(error: {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}): undefined {
  if (error.name === 'NoSuchKey' || error.$metadata?.httpStatusCode === 404) return undefined;
  throw error;
}
