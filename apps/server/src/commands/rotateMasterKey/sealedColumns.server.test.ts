import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedTestServer } from '../../../test/harness/server.ts';
import { sealedColumns } from './rotateMasterKey.command.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** The files that encrypt texts, with the column that stores them, or why none does. */
const sealing: Record<string, string> = {
  'commands/rotateMasterKey/reencrypt.ts': 'every column',
  'demo/demoDeployments.ts': 'deploy_keys.sealed_private_key deployments.sealed_secret',
  'modules/accounts/secondFactor/sealedSecrets.ts': 'second_factors.sealed',
  'modules/codeHosts/access/sealedTokens.ts': 'code_host_connections.sealed',
  'modules/codeHosts/authorizations/authorizations.service.ts': 'code_host_authorizations.sealed',
  'modules/codeHosts/cleanups/cleanups.service.ts': 'code_host_cleanups.sealed',
  'modules/codeHosts/deployKeys/deployKeys.service.ts': 'deploy_keys.sealed_private_key',
  'modules/codeHosts/repositories/gitAccess.ts': 'repositories.sealed_access',
  'modules/deployments/webhookSecret.ts': 'deployments.sealed_secret',
  'modules/diagnostics/doctorToken.ts': 'not stored',
  'modules/licensing/signing/signingKeys.service.ts': 'license_signing_keys.sealed',
  'modules/mail/outbox.service.ts': 'outbox.sealed',
  'modules/updates/access/downloadToken.ts': 'not stored',
  'secrets/masterKeys.ts': 'master_keys.sealed_digest_key',
  'secrets/secrets.service.ts': 'account_secrets.sealed',
};

/** Each row is encrypted with the key that it describes. */
const ownKey = 'master_keys.sealed_digest_key';

const declared = sealedColumns.map(({ table, column }) => `${table}.${column}`).sort();

test('every column with encrypted texts is declared for a rotation of the master key', async () => {
  const { database } = await sharedTestServer();
  const { rows } = await database.withSystem((tx) =>
    sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed%'`.execute(tx),
  );
  const stored = rows.map(({ name }) => name).filter((name) => name !== ownKey);
  expect(declared).toEqual(stored.sort());
});

test('every file that encrypts a text is known with the column that stores it', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter(
    (name) =>
      !/\.(?:test|testing)\.ts$/.test(name) &&
      /[sS]ealer\.seal\(/.test(readFileSync(`${source}${name}`, 'utf8')),
  );
  expect(files.sort()).toEqual(Object.keys(sealing).sort());
  const columns =
    Object.values(sealing)
      .join(' ')
      .match(/\w+\.\w+/g) ?? [];
  const expected = new Set(columns.filter((name) => name !== ownKey));
  expect([...expected].sort()).toEqual(declared);
});
