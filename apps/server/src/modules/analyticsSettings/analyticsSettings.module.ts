import { defineModule, exportedPart } from '../../module.ts';
import { analyticsModule } from '../analytics/analytics.module.ts';
import { licensingModule } from '../licensing/licensing.module.ts';
import { sitesModule } from '../sites/sites.module.ts';
import { analyticsSettingsRoutes } from './analyticsSettings.routes.ts';
import { shareSubjects } from './analyticsSettings.subjects.store.ts';
import { analyticsSettingsTables } from './analyticsSettings.tables.ts';
import { createErasures } from './erasures/erasures.service.ts';
import { createAnalyticsSettings } from './settings/analyticsSettings.service.ts';
import { createShares } from './shares/shares.service.ts';

/** The settings of analytics: retention, collected fields, erased domains and links that share figures. */
export const analyticsSettingsModule = defineModule({
  name: 'analyticsSettings',
  tables: analyticsSettingsTables,
  exportedData: [
    exportedPart('analyticsSettings', 'analytics_settings', ['retention_days'], {
      key: ['account_id'],
    }),
    exportedPart('collectedFields', 'collected_fields', ['item_id', 'fields'], {
      key: ['item_id'],
    }),
    exportedPart('analyticsShares', 'analytics_shares', [
      ...(['id', 'item_id', 'name', 'day', 'compared_day', 'filters', 'created_at'] as const),
    ]),
    exportedPart('domainErasures', 'domain_erasures', [
      ...(['id', 'reference', 'erased_at', 'erased_by', 'rows'] as const),
    ]),
  ],
  subjectLookups: shareSubjects,
  services({ config, database, events, external: { sealer }, logFailure, use }) {
    const { deriveKey, erasedSites, recorder, rollups } = use(sitesModule);
    const { log } = use(licensingModule);
    return {
      settings: createAnalyticsSettings(database, events),
      erasures: createErasures({
        database,
        sealer,
        deriveKey,
        erasedSites,
        flushQueues: async () => {
          await recorder.flush();
          await log.flush();
        },
        rollUpDay: rollups.rollUpDay,
        logFailure,
      }),
      shares: createShares({
        database,
        publicUrl: config.publicUrl,
        readFigures: use(analyticsModule).readSharedFigures,
      }),
    };
  },
  routes: analyticsSettingsRoutes,
  close: ({ erasures }) => erasures.close(),
});
