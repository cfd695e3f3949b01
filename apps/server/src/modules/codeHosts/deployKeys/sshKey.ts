import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** An SSH key pair in the formats of OpenSSH. */
export interface SshKey {
  /** `ssh-ed25519 … comment` */
  publicKey: string;
  /** The private key in OpenSSH's own PEM format. */
  privateKey: string;
  /** `SHA256:…` */
  fingerprint: string;
}

const algorithm = 'ssh-ed25519';
/** The private part is padded to this block size, also without a passphrase. */
const blockSize = 8;

function text(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/**
 * Returns the private key without a passphrase, in the format `openssh-key-v1`.
 * @see https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key
 */
function formatPrivateKey(publicBlob: Buffer, secret: Buffer, rawPublic: Buffer, comment: string) {
  const check = randomBytes(4);
  const contents = Buffer.concat([
    ...[check, check, publicBlob],
    ...[text(Buffer.concat([secret, rawPublic])), text(comment)],
  ]);
  const missing = (blockSize - (contents.length % blockSize)) % blockSize;
  const padding = Buffer.from(Array.from({ length: missing }, (_, index) => index + 1));
  const file = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...[text('none'), text('none'), text(''), number(1), text(publicBlob)],
    text(Buffer.concat([contents, padding])),
  ]);
  const lines = file.toString('base64').match(/.{1,70}/g) ?? [];
  return [
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    ...lines,
    '-----END OPENSSH PRIVATE KEY-----',
    '',
  ].join('\n');
}

/** Returns the fingerprint of a public key. */
export function fingerprintOf(publicBlob: Buffer): string {
  return `SHA256:${createHash('sha256').update(publicBlob).digest('base64').replace(/=+$/, '')}`;
}

/** Creates an ed25519 key pair. */
export function createSshKey(comment: string): SshKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' }) as { x?: string; d?: string };
  const [rawPublic, secret] = [Buffer.from(x, 'base64url'), Buffer.from(d, 'base64url')];
  const blob = Buffer.concat([text(algorithm), text(rawPublic)]);
  return {
    publicKey: `${algorithm} ${blob.toString('base64')} ${comment}`,
    privateKey: formatPrivateKey(blob, secret, rawPublic, comment),
    fingerprint: fingerprintOf(blob),
  };
}
