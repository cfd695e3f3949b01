import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openS3Store } from '../../adapters/objects/s3Store.ts';
import type { S3Config } from '../../config.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { type CheckResult, reasonOf, resultsOf } from './check.ts';
import { judgeDateHeader } from './clock.rules.ts';

const results = resultsOf('storage');
const timeoutMs = 10_000;

/** Writes, reads and deletes an object. Returns why one of them failed, or its content. */
async function tryObject(store: ObjectStore, key: string): Promise<string | undefined> {
  const bytes = Buffer.from('Pressdock doctor');
  let step = 'write';
  try {
    await store.saveBytes(bytes, key);
    step = 'read';
    const object = await store.read(key);
    if (!object || !(await buffer(object.stream)).equals(bytes)) return 'read the object again';
    return undefined;
  } catch (error) {
    return `${step} an object (${reasonOf(error)})`;
  }
}

/** Requests an object without credentials. */
async function judgePrivacy(url: string): Promise<CheckResult[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  const found =
    response.status === 200
      ? results.failed('Anyone can read the bucket.', 'Remove public access from the bucket.')
      : results.ok('The bucket is private, and objects can be written and read.');
  return [found, ...judgeDateHeader('the object storage', response.headers.get('date'))];
}

/** Returns whether a preflight allows pages of an origin to post a form. */
async function isPostAllowed(url: string, origin: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  const allowed = response.headers.get('access-control-allow-origin');
  return response.ok && (allowed === '*' || allowed === origin);
}

async function judgeUploads(store: ObjectStore, key: string, origin: string) {
  const expiresAt = new Date(Date.now() + timeoutMs);
  const { url } = await store.signUpload({ key, size: 1, expiresAt });
  if (await isPostAllowed(url, origin)) {
    return results.ok(`Browsers may upload from ${origin}.`);
  }
  return results.failed(
    `The bucket refuses uploads that browsers send from ${origin}.`,
    `Add a CORS rule to the bucket: AllowedOrigins ["${origin}"], AllowedMethods ["POST"], AllowedHeaders ["*"].`,
  );
}

/** Examines a bucket with an object that is deleted again. */
export async function examineBucket(s3: S3Config, origin: string): Promise<CheckResult[]> {
  const store = openS3Store(s3);
  const key = `incoming/doctor/${randomUUID()}`;
  try {
    const problem = await tryObject(store, key);
    if (problem !== undefined) {
      const remedy =
        'Check the S3_* settings, and that the key may get, put, list and delete objects in the bucket.';
      return [results.failed(`The server cannot ${problem}.`, remedy)];
    }
    const found = [...(await judgePrivacy(store.locate(key)))];
    found.push(await judgeUploads(store, key, origin));
    await store.remove(key);
    if (await store.has(key)) {
      found.push(results.failed('Objects cannot be deleted.', 'Allow s3:DeleteObject to the key.'));
    }
    return found;
  } catch (error) {
    const remedy = 'Check S3_ENDPOINT, S3_BUCKET and S3_REGION.';
    return [results.failed(`The bucket cannot be examined: ${reasonOf(error)}.`, remedy)];
  } finally {
    await store.remove(key).catch(() => undefined);
    store.close();
  }
}
