import { hkdfSync } from 'node:crypto';
import { CommandFailure } from '../command.ts';

/** The environment variable of the key that encrypts backups. */
export const backupKeyVariable = 'PRESSDOCK_BACKUP_KEY';

const keyBytes = 32;

/**
 * Reads the key that encrypts backups.
 *
 * @throws {@link CommandFailure} if it is missing or malformed
 */
export function readBackupKey(variables: Readonly<Record<string, string | undefined>>): Buffer {
  const text = variables[backupKeyVariable]?.trim() ?? '';
  if (text === '') {
    throw new CommandFailure(
      `Set ${backupKeyVariable} to the key that encrypts backups: 32 bytes in base64. "openssl rand -base64 32" creates one. Store it apart from the backups; without it they cannot be restored.`,
    );
  }
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) {
    throw new CommandFailure(`${backupKeyVariable} is not 32 bytes in base64.`);
  }
  return key;
}

/** Returns the id of a key, which does not reveal it. */
export function backupKeyId(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'pressdock backup key id', 6)).toString(
    'base64url',
  );
}
