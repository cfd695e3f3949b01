import { defineModule, exportedPart } from '../../module.ts';
import { licensingModule } from '../licensing/licensing.module.ts';
import { packagesModule } from '../packages/packages.module.ts';
import { platformsModule } from '../platforms/platforms.module.ts';
import { createDownloadTokens } from './access/downloadToken.ts';
import { createSiteAccessService } from './access/siteAccess.service.ts';
import { createActivityRecorder } from './check/activityRecorder.ts';
import { createUpdatesService } from './check/updates.service.ts';
import { createUpdatePreview } from './preview/updatePreview.service.ts';
import { updateChecksRoutes, updatesRoutes } from './updates.routes.ts';
import { addDownloads, insertChecks } from './updates.store.ts';
import { updatesTables } from './updates.tables.ts';

/** Update checks and downloads of sites, and the update preview of authors. */
export const updatesModule = defineModule({
  name: 'updates',
  tables: updatesTables,
  largeTables: updatesTables,
  exportedData: [
    exportedPart('downloads', 'daily_downloads', ['version_id', 'item_id', 'day', 'downloads'], {
      key: ['version_id', 'day'],
    }),
    exportedPart('updateChecks', 'update_checks', [
      ...(['id', 'item_id', 'at', 'installed_version', 'wordpress_version'] as const),
      ...(['php_version', 'mysql_version', 'language', 'locale', 'site_host'] as const),
      'client_network',
    ]),
  ],
  services({ config, database, external, logFailure, use }) {
    const { publicUrl, isRateLimited } = config;
    const siteAccess = createSiteAccessService(
      use(licensingModule).licenseUse,
      use(platformsModule),
    );
    // Sites have no account. Each record has the account of its product.
    const recorder = createActivityRecorder(
      {
        writeChecks: (rows) => database.withSystem((tx) => insertChecks(tx, rows)),
        writeDownloads: (counts) => database.withSystem((tx) => addDownloads(tx, counts)),
      },
      logFailure,
    );
    return {
      recorder,
      updates: createUpdatesService({
        db: database,
        recorder,
        siteAccess,
        downloadTokens: createDownloadTokens(external.sealer),
        publicUrl,
        isRateLimited,
      }),
      previewUpdate: createUpdatePreview(database, siteAccess),
      sendPackage: use(packagesModule).sendPackage,
    };
  },
  subscriptions: ({ updates, recorder }) => ({
    productChanged: ({ productId }) => updates.forget(productId),
    packageDownloaded: ({ versionId }) => recorder.download(versionId),
  }),
  siteRoutes: (app, { updates }) => updateChecksRoutes(app, updates),
  routes: updatesRoutes,
  close: ({ recorder }) => recorder.close(),
});
