import { defineModule } from '../../module.ts';
import { secretsModule } from '../../secrets/secrets.module.ts';
import { createPlatformsService } from './platforms.service.ts';
import { platformsTables } from './platforms.tables.ts';

/** Verification of purchase codes with sales platforms. */
export const platformsModule = defineModule({
  name: 'platforms',
  tables: platformsTables,
  largeTables: ['platform_verdicts'],
  services: ({ database, external, shareCount, logFailure, use }) =>
    createPlatformsService({
      db: database,
      platforms: external.platforms,
      secrets: use(secretsModule),
      shareCount,
      onFailure: logFailure,
    }),
  close: (platforms) => platforms.close(),
});
