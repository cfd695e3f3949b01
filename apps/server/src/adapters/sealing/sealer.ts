import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Sealer } from '../../ports/sealing.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

interface NamedKey {
  id: string;
  key: Buffer;
  digestKey: Buffer;
}

function deriveKey(masterKey: Buffer): NamedKey {
  const deriveBytes = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', masterKey, '', `pressdock ${use}`, bytes));
  return {
    id: deriveBytes('key id', 6).toString('base64url'),
    key: deriveBytes('sealing', 32),
    digestKey: deriveBytes('digest', 32),
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
  const all = [sealing, ...others];
  const keys = new Map(all.map(({ id, key }) => [id, key]));
  // A prepared key: each digest with a buffer would prepare it again, which takes longer.
  let digestKey = createSecretKey(sealing.digestKey);
  return {
    keyIds: [sealing.id, ...others.map(({ id }) => id)],
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
    digestKeyOf: (keyId) => all.find(({ id }) => id === keyId)?.digestKey.toString('base64url'),
    useDigestKey(key) {
      digestKey = createSecretKey(Buffer.from(key, 'base64url'));
    },
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
