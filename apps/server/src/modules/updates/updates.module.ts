import { defineModule, exportedPart } from '../../module.ts';
import { licensingModule } from '../licensing/licensing.module.ts';
import { packagesModule } from '../packages/packages.module.ts';
import { platformsModule } from '../platforms/platforms.module.ts';
import { createDownloadTokens } from './access/downloadToken.ts';
import { createSiteAccessService } from './access/siteAccess.service.ts';
import { createUpdatesService } from './check/updates.service.ts';
import { detailsRoutes } from './details/details.routes.ts';
import { createUpdatePreview } from './preview/updatePreview.service.ts';
import { createActivityRecorder } from './recording/activityRecorder.ts';
import { createSiteActivity } from './recording/siteActivity.service.ts';
import { createUpdaterFileReader } from './updater/updaterFile.service.ts';
import { updateChecksRoutes, updatesRoutes } from './updates.routes.ts';
import { addDownloads } from './updates.store.ts';
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
    exportedPart(
      'updateChecks',
      'update_checks',
      [
        ...(['item_id', 'site_host', 'at', 'first_at', 'installed_version'] as const),
        ...(['wordpress_version', 'php_version', 'mysql_version', 'language'] as const),
        ...(['locale', 'client_network'] as const),
      ],
      { key: ['item_id', 'site_host'] },
    ),
    exportedPart(
      'dailyUpdateChecks',
      'daily_update_checks',
      ['item_id', 'day', 'checks', 'sites', 'new_sites'],
      { key: ['item_id', 'day'] },
    ),
    exportedPart(
      'dailySiteCounts',
      'daily_site_counts',
      ['item_id', 'day', 'fact', 'value', 'sites'],
      {
        key: ['item_id', 'day', 'fact', 'value'],
      },
    ),
  ],
  services({ config, database, external, shareCount, logFailure, use }) {
    const { publicUrl, isRateLimited } = config;
    const { licenseUse, signingKeys } = use(licensingModule);
    const platforms = use(platformsModule);
    const siteAccess = createSiteAccessService(licenseUse, platforms);
    const siteActivity = createSiteActivity(database);
    const recorder = createActivityRecorder(
      {
        writeChecks: (batch) => siteActivity.record(batch),
        // Sites have no account. Each record has the account of its product.
        writeDownloads: (counts) => database.withSystem((tx) => addDownloads(tx, counts)),
      },
      logFailure,
    );
    return {
      recorder,
      siteActivity,
      updates: createUpdatesService({
        db: database,
        recorder,
        siteAccess,
        downloadTokens: createDownloadTokens(external.sealer),
        publicUrl,
        isRateLimited,
        shareCount,
      }),
      previewUpdate: createUpdatePreview(database, siteAccess),
      readUpdaterFile: createUpdaterFileReader({ database, signingKeys, platforms, publicUrl }),
      sendPackage: use(packagesModule).sendPackage,
    };
  },
  subscriptions: ({ updates, recorder }) => ({
    productChanged: ({ productId }) => updates.forget(productId),
    packageDownloaded: ({ versionId }) => recorder.download(versionId),
  }),
  sweeps: [{ everyMinutes: 60, run: ({ siteActivity }) => siteActivity.deleteOld() }],
  async siteRoutes(app, { updates }) {
    await updateChecksRoutes(app, updates);
    await detailsRoutes(app, updates);
  },
  routes: updatesRoutes,
  close: ({ recorder }) => recorder.close(),
});
