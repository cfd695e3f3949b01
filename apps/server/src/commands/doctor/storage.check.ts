import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { examineBucket } from './bucket.ts';
import { type Check, resultsOf, skipInvalid } from './check.ts';

const needed = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/** Examines the storage of packages and images: the bucket, or the folder on disk. */
export const checkStorage: Check = async (examined) => {
  const results = resultsOf('storage');
  const skipped = skipInvalid('storage', examined, needed);
  if (skipped !== undefined) return [skipped];
  const { dataFolder, s3, publicUrl } = examined.config;
  if (s3 !== null) return examineBucket(s3, new URL(publicUrl).origin);
  const folder = join(dataFolder, 'objects');
  if (!existsSync(folder)) {
    return [results.ok('Packages will be stored in the data folder.')];
  }
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [results.ok(`Packages are stored in ${folder}.`)];
  } catch {
    const remedy = `Run: chown -R <user of the server> ${folder}`;
    return [results.failed(`${folder} is not writable.`, remedy)];
  }
};
