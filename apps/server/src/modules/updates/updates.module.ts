import { defineModule } from '../../module.ts';
import { counterOf } from '../../observability/metrics/counts.ts';
import { licensingModule } from '../licensing/licensing.module.ts';
import { packagesModule } from '../packages/packages.module.ts';
import { platformsModule } from '../platforms/platforms.module.ts';
import { sitesModule } from '../sites/sites.module.ts';
import { createDownloadTokens } from './access/downloadToken.ts';
import { createSiteAccessService } from './access/siteAccess.service.ts';
import { createUpdatesService } from './check/updates.service.ts';
import { detailsRoutes } from './details/details.routes.ts';
import { createUpdatePreview } from './preview/updatePreview.service.ts';
import { createUpdaterFileReader } from './updater/updaterFile.service.ts';
import { updateChecksRoutes, updatesRoutes } from './updates.routes.ts';

/** Update checks and downloads of sites, and the update preview of authors. */
export const updatesModule = defineModule({
  name: 'updates',
  services({ config, database, external, shareCount, use }) {
    const { publicUrl, isRateLimited } = config;
    const { licenseUse, signingKeys } = use(licensingModule);
    const platforms = use(platformsModule);
    const siteAccess = createSiteAccessService(licenseUse, platforms);
    const { recorder, reports } = use(sitesModule);
    return {
      updates: createUpdatesService({
        db: database,
        recorder,
        reports,
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
  subscriptions: ({ updates }) => ({
    productChanged: ({ productId }) => updates.forget(productId),
    eventsMissed: updates.expireAll,
  }),
  metrics: ({ updates: { counts } }) => [
    counterOf('pressdock_update_checks_total', 'Update checks of sites by result.', counts.checks),
    counterOf(
      'pressdock_product_cache_reads_total',
      'Reads of the cache of products, by result: hit or miss.',
      counts.cache,
    ),
  ],
  async siteRoutes(app, { updates }) {
    await updateChecksRoutes(app, updates);
    await detailsRoutes(app, updates);
  },
  routes: updatesRoutes,
});
