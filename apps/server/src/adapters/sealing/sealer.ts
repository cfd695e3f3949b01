import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealer } from '../../ports/sealing.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

interface NamedKey {
  id: string;
  key: Buffer;
}

function derive(masterKey: Buffer): NamedKey {
  const take = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', masterKey, '', `pressdock ${use}`, bytes));
  return { id: take('key id', 6).toString('base64url'), key: take('sealing', 32) };
}

/**
 * Makes the sealer from master keys: the first one seals, all of them open. A sealed text is
 * `key id . iv and tag and ciphertext`; the place it is for is authenticated with it.
 */
export function createSealer(masterKeys: readonly [Buffer, ...Buffer[]]): Sealer {
  const [current, ...older] = masterKeys;
  const sealing = derive(current);
  const keys = new Map([sealing, ...older.map(derive)].map(({ id, key }) => [id, key]));
  return {
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const encrypting = createCipheriv(cipher, sealing.key, iv, { authTagLength: tagBytes });
      encrypting.setAAD(Buffer.from(`${sealing.id} ${place}`));
      const hidden = Buffer.concat([encrypting.update(text), encrypting.final()]);
      const whole = Buffer.concat([iv, encrypting.getAuthTag(), hidden]);
      return `${sealing.id}.${whole.toString('base64url')}`;
    },
    open(sealed, place) {
      const [id = '', whole = ''] = sealed.split('.');
      const key = keys.get(id);
      const bytes = Buffer.from(whole, 'base64url');
      if (!key || bytes.length < ivBytes + tagBytes) return undefined;
      const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decrypting.setAAD(Buffer.from(`${id} ${place}`));
      decrypting.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = decrypting.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decrypting.final()]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
