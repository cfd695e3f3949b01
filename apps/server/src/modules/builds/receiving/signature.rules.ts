import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RepositorySource } from '@pressdock/api';

/** The headers of a webhook by lower-case name. A repeated header has several values. */
export type PushHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** How old a signature with a time may be, in seconds. */
const toleranceSeconds = 300;

/** Returns a header; undefined if it is missing or repeated. */
export function headerOf(headers: PushHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Compares two texts in a time that does not depend on where they differ, nor on their lengths. */
function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

const hmac = (secret: string | Buffer, parts: readonly (string | Buffer)[]) => {
  const sum = createHmac('sha256', secret);
  for (const part of parts) sum.update(part);
  return sum;
};

function hasHubSignature(header: string | undefined, secret: string, body: Buffer): boolean {
  if (header === undefined) return false;
  return isEqual(header, `sha256=${hmac(secret, [body]).digest('hex')}`);
}

/** Returns the key of a signing token, which may be written in base64 after a prefix. */
function signingKey(secret: string): string | Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : secret;
}

/** Checks a signature of the Standard Webhooks specification, which GitLab uses with a signing token. */
function hasStandardSignature(
  headers: PushHeaders,
  secret: string,
  body: Buffer,
  now: Date,
): boolean {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (id === undefined || timestamp === undefined || signatures === undefined) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d{1,12}$/.test(timestamp) || age > toleranceSeconds) return false;
  const expected = `v1,${hmac(signingKey(secret), [`${id}.${timestamp}.`, body]).digest('base64')}`;
  return signatures.split(' ').some((signature) => isEqual(signature, expected));
}

/**
 * Returns whether a webhook was signed with the secret, over the bytes of its body. A webhook without a
 * signature was not.
 * @see https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries
 * @see https://docs.gitlab.com/user/project/integrations/webhooks/
 * @see https://support.atlassian.com/bitbucket-cloud/docs/manage-webhooks/
 */
export function isSigned(
  source: RepositorySource,
  headers: PushHeaders,
  { secret, body, now = new Date() }: { secret: string; body: Buffer; now?: Date },
): boolean {
  if (secret === '') return false;
  if (source === 'gitlab') {
    // A signature that does not match is not made up for by a token.
    if (headers['webhook-signature'] !== undefined) {
      return hasStandardSignature(headers, secret, body, now);
    }
    const token = headerOf(headers, 'x-gitlab-token');
    return token !== undefined && isEqual(token, secret);
  }
  const name = source === 'bitbucket' ? 'x-hub-signature' : 'x-hub-signature-256';
  return hasHubSignature(headerOf(headers, name), secret, body);
}
