import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Sealer } from '../../ports/sealing.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

interface NamedKey {
  id: string;
  key: Buffer;
  /** A prepared key: each digest with a buffer would prepare it again, which takes longer. */
  digestKey: KeyObject;
}

function deriveKey(masterKey: Buffer): NamedKey {
  const deriveBytes = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', masterKey, '', `pressdock ${use}`, bytes));
  return {
    id: deriveBytes('key id', 6).toString('base64url'),
    key: deriveBytes('sealing', 32),
    digestKey: createSecretKey(deriveBytes('digest', 32)),
  };
}

/**
 * Creates a sealer from master keys: the first one encrypts, all of them decrypt. A sealed text is
 * `key id.(iv, tag, ciphertext)`; its context is authenticated as additional data.
 */
export function createSealer(masterKeys: readonly [Buffer, ...Buffer[]]): Sealer {
  const [current, ...older] = masterKeys;
  const sealing = deriveKey(current);
  const others = older.map(deriveKey);
  const keys = new Map([sealing, ...others].map(({ id, key }) => [id, key]));
  return {
    keyIds: [sealing.id, ...others.map(({ id }) => id)],
    digest: (text) => createHmac('sha256', sealing.digestKey).update(text).digest('base64url'),
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, sealing.key, iv, { authTagLength: tagBytes });
      encryption.setAAD(Buffer.from(`${sealing.id} ${context}`));
      const ciphertext = Buffer.concat([encryption.update(text), encryption.final()]);
      const payload = Buffer.concat([iv, encryption.getAuthTag(), ciphertext]);
      return `${sealing.id}.${payload.toString('base64url')}`;
    },
    open(sealed, context) {
      const [id = '', payload = ''] = sealed.split('.');
      const key = keys.get(id);
      const bytes = Buffer.from(payload, 'base64url');
      if (!key || bytes.length < ivBytes + tagBytes) return undefined;
      const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decryption.setAAD(Buffer.from(`${id} ${context}`));
      decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = decryption.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decryption.final()]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
