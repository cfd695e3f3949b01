import { defineModule, exportedPart } from '../../module.ts';
import { apiKeysRoutes } from './apiKeys.routes.ts';
import { createApiKeysService } from './apiKeys.service.ts';
import { apiKeySubjects } from './apiKeys.subjects.store.ts';
import { apiKeysTables } from './apiKeys.tables.ts';

/** The keys that let programs act for an account. */
export const apiKeysModule = defineModule({
  name: 'apiKeys',
  tables: apiKeysTables,
  exportedData: [
    exportedPart('apiKeys', 'api_keys', [
      ...(['id', 'name', 'scope', 'prefix', 'expires_at', 'last_used_at'] as const),
      ...(['revoked_at', 'created_at'] as const),
    ]),
  ],
  subjectLookups: apiKeySubjects,
  services: ({ database }) => createApiKeysService(database),
  routes: apiKeysRoutes,
});
