import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { BackupLocation } from '../../ports/backups.ts';
import type { S3Settings } from '../objects/s3Store.ts';
import { inParts } from './parts.rules.ts';

/** Uploads a stream of unknown length in parts. The object exists only after the last one. */
async function upload(
  client: S3Client,
  object: { Bucket: string; Key: string },
  bytes: AsyncIterable<Buffer>,
  abortSignal: AbortSignal,
): Promise<void> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...object, ContentType: 'application/octet-stream' }),
    { abortSignal },
  );
  const target = { ...object, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const Body of inParts(bytes)) {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...target, PartNumber, Body });
      const { ETag } = await client.send(part, { abortSignal });
      Parts.push({ PartNumber, ETag });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }),
      { abortSignal },
    );
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(target)).catch(() => undefined);
    throw error;
  }
}

async function* listKeys(client: S3Client, Bucket: string, Prefix: string) {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key } of page.Contents ?? []) if (Key) yield Key;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** Opens a location for backups in a bucket, under a prefix that is empty or ends with a slash. */
export function openBucketLocation(settings: S3Settings, prefix: string): BackupLocation {
  const { bucket: Bucket, region, accessKeyId, secretAccessKey, endpoint } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Services other than AWS do not support the checksums that AWS added in 2024.
    requestChecksumCalculation: endpoint ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED',
    responseChecksumValidation: endpoint ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED',
  });
  const objectAt = (name: string) => ({ Bucket, Key: `${prefix}${name}` });
  return {
    write: (name, bytes, signal) => upload(client, objectAt(name), bytes, signal),
    async read(name) {
      const response = await client
        .send(new GetObjectCommand(objectAt(name)))
        .catch((error: Error) => {
          if (error.name === 'NoSuchKey') return undefined;
          throw error;
        });
      return response?.Body instanceof Readable ? response.Body : undefined;
    },
    async list() {
      const names: string[] = [];
      for await (const key of listKeys(client, Bucket, prefix)) {
        const name = key.slice(prefix.length);
        if (!name.includes('/')) names.push(name);
      }
      return names;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(objectAt(name)));
    },
    async removeUnfinished(before) {
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }),
      );
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Key?.endsWith('.backup') || !Initiated || Initiated >= before) continue;
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },
    close: () => client.destroy(),
  };
}
