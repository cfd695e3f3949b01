import { createHmac, timingSafeEqual } from 'node:crypto';

/** The credentials that sign policies, and their bucket. */
export interface PolicySigner {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  bucket: string;
}

/** The upload that a verified policy allows. Sizes are in bytes. */
export interface PolicyGrant {
  key: string;
  smallest: number;
  largest: number;
}

/** Why a post is refused: the `status` that S3 would send, and a `reason` for people. */
export interface PolicyRefusal {
  status: 400 | 403;
  reason: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED_FIELDS = new Set(['policy', 'x-amz-signature']);

/** Returns the SigV4 signature of a base64 policy. @see AWS, "Authenticating Requests in Browser-Based Uploads Using POST" */
export function signPolicy(
  policy: string,
  secretAccessKey: string,
  day: string,
  region: string,
): string {
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(Buffer.from(`AWS4${secretAccessKey}`), day), region),
  );
  return hmac(key, policy).toString('hex');
}

/** Returns signed form fields that allow one upload of an exact size. */
export function signPost(
  signer: PolicySigner,
  request: { key: string; size: number; contentType: string; expiresAt: Date; now: Date },
): { policy: string; signature: string; fields: Record<string, string> } {
  const date = request.now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = date.slice(0, 8);
  const signedFields = {
    key: request.key,
    'Content-Type': request.contentType,
    'x-amz-algorithm': ALGORITHM,
    'x-amz-credential': `${signer.accessKeyId}/${day}/${signer.region}/s3/aws4_request`,
    'x-amz-date': date,
  };
  const conditions = [
    { bucket: signer.bucket },
    ['content-length-range', request.size, request.size],
    ...Object.entries(signedFields).map(([name, value]) => ({ [name]: value })),
  ];
  const document = JSON.stringify({ expiration: request.expiresAt.toISOString(), conditions });
  const policy = Buffer.from(document).toString('base64');
  const signature = signPolicy(policy, signer.secretAccessKey, day, signer.region);
  return { policy, signature, fields: { ...signedFields, policy, 'x-amz-signature': signature } };
}

/**
 * Verifies the form fields of a post (names in lower case): the signature is valid, the policy has
 * not expired and names every field, and all of its conditions hold.
 */
export function verifyPost(
  fields: ReadonlyMap<string, string>,
  signer: PolicySigner,
  now: Date,
): { ok: true; grant: PolicyGrant } | ({ ok: false } & PolicyRefusal) {
  const policy = fields.get('policy') ?? '';
  const date = fields.get('x-amz-date') ?? '';
  const day = date.slice(0, 8);
  const credential = `${signer.accessKeyId}/${day}/${signer.region}/s3/aws4_request`;
  if (fields.get('x-amz-algorithm') !== ALGORITHM)
    return refuse(400, 'The algorithm is not supported.');
  if (!/^\d{8}T\d{6}Z$/.test(date)) return refuse(400, 'The date is missing or malformed.');
  if (fields.get('x-amz-credential') !== credential)
    return refuse(403, 'The credential is unknown.');
  const signature = signPolicy(policy, signer.secretAccessKey, day, signer.region);
  if (!isEqual(signature, fields.get('x-amz-signature') ?? '')) {
    return refuse(403, 'The signature does not match the policy.');
  }
  const document = parsePolicy(policy);
  if (!document) return refuse(400, 'The policy is malformed.');
  if (!(document.expiration.getTime() > now.getTime()))
    return refuse(403, 'The policy has expired.');
  return applyConditions(
    document.conditions,
    new Map([...fields, ['bucket', fields.get('bucket') ?? signer.bucket]]),
    signer,
  );
}

function applyConditions(
  conditions: readonly unknown[],
  fields: ReadonlyMap<string, string>,
  signer: PolicySigner,
): ReturnType<typeof verifyPost> {
  const named = new Set<string>();
  let range: [number, number] | undefined;
  for (const condition of conditions) {
    const parsed = parseCondition(condition);
    if (!parsed) return refuse(400, 'The policy has an unsupported condition.');
    if ('range' in parsed) {
      if (range) return refuse(400, 'The policy limits the size twice.');
      range = parsed.range;
      continue;
    }
    const value = fields.get(parsed.name);
    const holds = parsed.isPrefix ? value?.startsWith(parsed.value) : value === parsed.value;
    if (!holds) return refuse(403, `The policy does not allow this ${parsed.name}.`);
    named.add(parsed.name);
  }
  for (const name of fields.keys()) {
    if (!UNSIGNED_FIELDS.has(name) && !named.has(name)) {
      return refuse(403, `The policy does not name the field ${name}.`);
    }
  }
  if (fields.get('bucket') !== signer.bucket) return refuse(403, 'The bucket is unknown.');
  const key = fields.get('key');
  if (!key || !range) return refuse(403, 'The policy must name the key and limit the size.');
  return { ok: true, grant: { key, smallest: range[0], largest: range[1] } };
}

type Condition = { name: string; value: string; isPrefix: boolean } | { range: [number, number] };

function parseCondition(condition: unknown): Condition | undefined {
  if (Array.isArray(condition)) {
    const [operator, a, b] = condition;
    if (condition.length !== 3 || typeof operator !== 'string') return undefined;
    if (operator === 'content-length-range') {
      return Number.isSafeInteger(a) && Number.isSafeInteger(b) ? { range: [a, b] } : undefined;
    }
    const isSupported = operator === 'eq' || operator === 'starts-with';
    if (!isSupported || typeof a !== 'string' || typeof b !== 'string' || a[0] !== '$')
      return undefined;
    return { name: a.slice(1).toLowerCase(), value: b, isPrefix: operator === 'starts-with' };
  }
  if (typeof condition !== 'object' || condition === null) return undefined;
  const [entry, ...others] = Object.entries(condition);
  if (!entry || others.length > 0 || typeof entry[1] !== 'string') return undefined;
  return { name: entry[0].toLowerCase(), value: entry[1], isPrefix: false };
}

function parsePolicy(policy: string): { expiration: Date; conditions: unknown[] } | undefined {
  try {
    const document: unknown = JSON.parse(Buffer.from(policy, 'base64').toString('utf8'));
    if (typeof document !== 'object' || document === null) return undefined;
    const { expiration, conditions } = document as Record<string, unknown>;
    if (typeof expiration !== 'string' || !Array.isArray(conditions)) return undefined;
    return { expiration: new Date(expiration), conditions };
  } catch {
    return undefined;
  }
}

function refuse(status: 400 | 403, reason: string): { ok: false } & PolicyRefusal {
  return { ok: false, status, reason };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function isEqual(expected: string, actual: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(actual);
  return a.length === b.length && timingSafeEqual(a, b);
}
