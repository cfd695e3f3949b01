import { olderThan } from '../../db/retention/retentionRule.ts';
import { defineModule, exportedPart } from '../../module.ts';
import { HOUR_DAYS } from './hours/receivedHours.store.ts';
import { createActivityRecorder } from './recording/activityRecorder.ts';
import { createErasedSites } from './recording/erasedSites.service.ts';
import { ERASED_SITE_DAYS } from './recording/erasedSites.store.ts';
import { recordFirstOffers } from './recording/firstSites.store.ts';
import { createSiteHistory } from './recording/siteHistory.service.ts';
import { createSiteKeys } from './report/siteKey.ts';
import { createSiteReports } from './report/siteReport.rules.ts';
import { createSiteRetention } from './retention/retention.service.ts';
import { deleteOldReleases, retention } from './retention/retention.store.ts';
import { createRollups } from './rollups/rollups.service.ts';
import { sitesTables } from './sites.tables.ts';

const facts = [
  ...(['host', 'is_consenting', 'installed_version', 'wordpress_version', 'php_version'] as const),
  ...(['mysql_version', 'language', 'theme', 'theme_version', 'country', 'region'] as const),
  ...(['city', 'hosting', 'client_network'] as const),
] as const;

/** The sites of each product: what they report, per day, and which versions they install. */
export const sitesModule = defineModule({
  name: 'sites',
  tables: [...sitesTables, 'received_hours'],
  largeTables: sitesTables,
  retention: [
    ...retention,
    deleteOldReleases,
    olderThan('received_hours', 'hour', HOUR_DAYS),
    olderThan('erased_sites', 'erased_at', ERASED_SITE_DAYS),
  ],
  exportedData: [
    exportedPart('downloads', 'daily_downloads', ['version_id', 'item_id', 'day', 'downloads'], {
      key: ['version_id', 'day'],
    }),
    exportedPart('sites', 'sites', ['item_id', 'first_at', 'at', ...facts], {
      key: ['item_id', 'site_key'],
    }),
    exportedPart('siteDays', 'site_days', ['item_id', 'day', 'at', ...facts], {
      key: ['item_id', 'day', 'site_key'],
    }),
    exportedPart(
      'siteReleases',
      'site_releases',
      [
        ...(['item_id', 'version', 'offered_at', 'downloaded_at', 'installed_at'] as const),
        ...(['checked_at', 'previous_version', 'left_at', 'left_version'] as const),
      ],
      { key: ['item_id', 'version', 'site_key'] },
    ),
    exportedPart(
      'dailyUpdateChecks',
      'daily_update_checks',
      ['item_id', 'day', 'checks', 'sites', 'new_sites', 'consenting_sites'],
      { key: ['item_id', 'day'] },
    ),
    exportedPart(
      'dailySiteCounts',
      'daily_site_counts',
      ['item_id', 'day', 'fact', 'value', 'sites'],
      { key: ['item_id', 'day', 'fact', 'value'] },
    ),
    exportedPart('dailyReturnCounts', 'daily_return_counts', ['item_id', 'day', 'gap', 'sites'], {
      key: ['item_id', 'day', 'gap'],
    }),
    ...(['daily_theme_counts', 'daily_plugin_counts'] as const).map((table) =>
      exportedPart(
        table === 'daily_theme_counts' ? 'dailyThemeCounts' : 'dailyPluginCounts',
        table,
        ['item_id', 'day', 'name', 'version', 'sites'],
        { key: ['item_id', 'day', 'name', 'version'] },
      ),
    ),
  ],
  services({ database, external, logFailure }) {
    const siteHistory = createSiteHistory(database);
    const deriveKey = createSiteKeys(external.sealer);
    const reader = { deriveKey, geo: external.geo };
    const recorder = createActivityRecorder(
      {
        writeChecks: (batch) => siteHistory.recordChecks(batch),
        writeDownloads: ({ counts, sites }) => siteHistory.addDownloads(counts, sites),
        // Sites have no account. Each record has the account of its product.
        writeOffers: (offers) => database.withSystem((tx) => recordFirstOffers(tx, offers)),
      },
      logFailure,
    );
    return {
      deriveKey,
      siteHistory,
      erasedSites: createErasedSites(database),
      rollups: createRollups(database, logFailure),
      recorder,
      retention: createSiteRetention(database),
      reports: createSiteReports(reader),
    };
  },
  subscriptions: ({ recorder }) => ({
    packageDownloaded: ({ versionId, siteKey }) => recorder.download(versionId, siteKey),
  }),
  sweeps: [
    { everyMinutes: 1, run: ({ rollups }) => rollups.rollUpDue() },
    { everyMinutes: 60, run: ({ retention }) => retention.deleteOld() },
    { everyMinutes: 720, run: ({ retention }) => retention.deleteOldReleases() },
  ],
  close: ({ recorder }) => recorder.close(),
});
