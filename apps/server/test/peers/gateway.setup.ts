import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { type Gateway, startGateway } from './gateway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gateway: Gateway;
  }
}

/** Uses the S3 service of the environment variables, or starts one for this run. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const {
    S3_ENDPOINT,
    S3_ACCESS_KEY = '',
    S3_SECRET_KEY = '',
    S3_BUCKET = 'pressdock-peers',
  } = process.env;
  if (S3_ENDPOINT) {
    const configured = {
      endpoint: S3_ENDPOINT,
      accessKeyId: S3_ACCESS_KEY,
      secretAccessKey: S3_SECRET_KEY,
    };
    project.provide('gateway', { ...configured, bucket: S3_BUCKET });
    return undefined;
  }
  const credentials = {
    accessKeyId: randomBytes(8).toString('hex'),
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  const { endpoint, stop } = await startGateway(credentials);
  project.provide('gateway', { endpoint, ...credentials, bucket: S3_BUCKET });
  return stop;
}
