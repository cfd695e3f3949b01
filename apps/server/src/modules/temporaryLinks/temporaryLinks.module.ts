import { defineModule, exportedPart } from '../../module.ts';
import { packagesModule } from '../packages/packages.module.ts';
import { temporaryLinksRoutes } from './temporaryLinks.routes.ts';
import { createTemporaryLinksService } from './temporaryLinks.service.ts';
import { linksRetention } from './temporaryLinks.store.ts';
import { temporaryLinksTables } from './temporaryLinks.tables.ts';

/** Links that download one version without signing in. */
export const temporaryLinksModule = defineModule({
  name: 'temporaryLinks',
  tables: temporaryLinksTables,
  retention: [linksRetention],
  exportedData: [
    exportedPart('temporaryLinks', 'temporary_links', [
      ...(['id', 'version_id', 'expires_at', 'revoked_at', 'created_at'] as const),
    ]),
  ],
  services: ({ config, database, use }) => ({
    links: createTemporaryLinksService(database, config.publicUrl),
    sendPackage: use(packagesModule).sendPackage,
  }),
  sweeps: [{ everyMinutes: 60, run: ({ links }) => links.sweep() }],
  routes: temporaryLinksRoutes,
});
