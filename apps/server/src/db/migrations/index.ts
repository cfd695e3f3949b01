import type { Migration } from 'kysely/migration';
import { firstTables } from './001-012/001-first-tables.ts';
import { interfaceFlags } from './001-012/002-interface-flags.ts';
import { updateCheckKeys } from './001-012/003-update-check-keys.ts';
import { packageContents } from './001-012/004-package-contents.ts';
import { licenses } from './001-012/005-licenses.ts';
import { outside } from './001-012/006-outside.ts';
import { mail } from './001-012/007-mail.ts';
import { accounts } from './001-012/008-accounts.ts';
import { teams } from './001-012/009-teams.ts';
import { licenseSearch } from './001-012/010-license-search.ts';
import { signingRotation } from './001-012/011-signing-rotation.ts';
import { revisions } from './001-012/012-revisions.ts';
import { webhookLog } from './013-026/014-webhook-log.ts';
import { siteCounts } from './013-026/015-site-counts.ts';
import { packageVersions } from './013-026/016-package-versions.ts';
import { repeatedDenials } from './013-026/017-repeated-denials.ts';
import { severalServers } from './013-026/020-several-servers.ts';
import { rowLimits } from './013-026/023-row-limits.ts';
import { registration } from './013-026/025-registration.ts';
import { contactSearch } from './013-026/026-contact-search.ts';
import { featureFlags } from './027-feature-flags.ts';
import { deployment } from './028-deployment.ts';
import { flagChangePeople } from './029-flag-change-people.ts';
import { analytics } from './030-analytics.ts';
import { updateHealth } from './031-update-health.ts';
import { analyticsHistory } from './032-analytics-history.ts';
import { billing } from './033-billing.ts';
import { digestKey } from './037-digest-key.ts';
import { releasedAccounts } from './038-released-accounts.ts';
import { postalCode } from './039-postal-code.ts';
import { lastBackup } from './040-last-backup.ts';
import { closedHealth } from './041-closed-health.ts';
import { unusedObjects } from './042-unused-objects.ts';

/**
 * A migration. It expands the schema, so that servers of the previous release continue to work while
 * and after it runs, unless `contractsFor` is set.
 */
export interface ReleasedMigration extends Migration {
  /** The first release that no longer needs what the migration removes. Older servers must be stopped. */
  contractsFor?: string;
}

/** All migrations in order. A released migration never changes. */
export const migrations: Readonly<Record<string, ReleasedMigration>> = {
  '001-first-tables': firstTables,
  '002-interface-flags': interfaceFlags,
  '003-update-check-keys': updateCheckKeys,
  '004-package-contents': packageContents,
  '005-licenses': licenses,
  '006-outside': outside,
  '007-mail': mail,
  '008-accounts': accounts,
  '009-teams': teams,
  '010-license-search': licenseSearch,
  '011-signing-rotation': signingRotation,
  '012-revisions': revisions,
  '014-webhook-log': webhookLog,
  '015-site-counts': siteCounts,
  '016-package-versions': packageVersions,
  '017-repeated-denials': repeatedDenials,
  '020-several-servers': severalServers,
  '023-row-limits': rowLimits,
  '025-registration': registration,
  '026-contact-search': contactSearch,
  '027-feature-flags': featureFlags,
  '028-deployment': deployment,
  '029-flag-change-people': flagChangePeople,
  '030-analytics': analytics,
  '031-update-health': updateHealth,
  '032-analytics-history': analyticsHistory,
  '033-billing': billing,
  '037-digest-key': digestKey,
  '038-released-accounts': releasedAccounts,
  '039-postal-code': postalCode,
  '040-last-backup': lastBackup,
  '041-closed-health': closedHealth,
  '042-unused-objects': unusedObjects,
};
