import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSshKey } from './sshKey.ts';

test('a key is one that OpenSSH reads, with the same public key and fingerprint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressdock-key-'));
  try {
    const { publicKey, privateKey, fingerprint } = createSshKey('pressdock');
    const file = join(folder, 'key');
    writeFileSync(file, privateKey, { mode: 0o600 });
    const run = (...args: string[]) => execFileSync('ssh-keygen', args).toString().trim();
    expect(run('-y', '-f', file)).toBe(publicKey);
    expect(run('-l', '-f', file)).toBe(`256 ${fingerprint} pressdock (ED25519)`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every key is another one', () => {
  expect(createSshKey('pressdock').publicKey).not.toBe(createSshKey('pressdock').publicKey);
});
