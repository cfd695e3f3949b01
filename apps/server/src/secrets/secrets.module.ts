import { defineModule, exportedPart, sealedColumn } from '../module.ts';
import { createSecretsService, secretContext } from './secrets.service.ts';
import { secretsTables } from './secrets.tables.ts';

/** The credentials that accounts store for other services. */
export const secretsModule = defineModule({
  name: 'secrets',
  tables: secretsTables,
  exportedData: [
    exportedPart('keptSecrets', 'account_secrets', ['name', 'updated_at'], { key: ['name'] }),
  ],
  sealedColumns: [sealedColumn('account_secrets', 'sealed', secretContext, ['account_id', 'name'])],
  services: ({ database, external }) => createSecretsService(database, external.sealer),
});
