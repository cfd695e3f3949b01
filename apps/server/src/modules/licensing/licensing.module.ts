import { createRateLimiter, unlimited } from '../../load/rateLimiter.ts';
import { defineModule, exportedPart, sealedColumn } from '../../module.ts';
import { readLicenseDetails } from '../licenses/licenseDetails.ts';
import { createSiteKeys } from '../sites/report/siteKey.ts';
import { createAccessLog } from './accessLog/accessLog.service.ts';
import {
  decisionsRetention,
  deleteOldDecisions,
  writeDecisions,
} from './accessLog/accessLog.store.ts';
import { createDecisionLog, type DecisionRow } from './accessLog/decisionLog.ts';
import { createLicenseActivator } from './checks/licenseActivator.ts';
import { createLicenseUseService } from './checks/licenseUse.service.ts';
import { publicLicenseRoutes } from './checks/publicLicense.routes.ts';
import { createPublicLicenses } from './checks/publicLicense.service.ts';
import { licensingRoutes } from './licensing.routes.ts';
import { licensingTables } from './licensing.tables.ts';
import { createLeaseIssuer } from './signing/leaseIssuer.ts';
import { createSigningKeys, signingKeyContext } from './signing/signingKeys.service.ts';

/** License checks that each license key accepts per minute; ten thousand sites send far fewer. */
const CHECKS_PER_MINUTE = 3000;

/** Decisions on the use of licenses: license checks of sites, leases, and the access log. */
export const licensingModule = defineModule({
  name: 'licensing',
  tables: licensingTables,
  largeTables: ['license_decisions'],
  retention: [decisionsRetention],
  sealedColumns: [sealedColumn('license_signing_keys', 'sealed', signingKeyContext)],
  exportedData: [
    exportedPart(
      'licenseDecisions',
      'license_decisions',
      [
        ...(['key_hint', 'license_id', 'domain', 'item_id', 'call', 'code'] as const),
        ...(['times', 'first_at', 'last_at'] as const),
      ],
      {
        key: [
          ...['key_hash', 'domain', 'call', 'code'],
          "coalesce(item_id,'00000000-0000-0000-0000-000000000000')",
        ],
      },
    ),
    exportedPart('licenseSigningKeys', 'license_signing_keys', [
      ...(['id', 'public_key', 'created_at', 'signs_from', 'retired_at'] as const),
    ]),
  ],
  services({ config, database, external, events, shareCount, logFailure }) {
    const deriveKey = createSiteKeys(external.sealer);
    const toKeyed = (row: DecisionRow) => ({
      ...row,
      site_key: row.domain === '' ? null : deriveKey({ host: row.domain, path: '' }),
    });
    // Decisions are recorded and deleted for all accounts at once.
    const log = createDecisionLog(
      (rows) => database.withSystem((tx) => writeDecisions(tx, rows.map(toKeyed))),
      () => database.withSystem(deleteOldDecisions),
      logFailure,
    );
    const activator = createLicenseActivator(database, events);
    const signingKeys = createSigningKeys(database, external.sealer);
    const isWithinLimit = config.isRateLimited
      ? createRateLimiter({
          perMinute: CHECKS_PER_MINUTE,
          shared: { name: 'license', share: shareCount },
        })
      : unlimited;
    return {
      log,
      signingKeys,
      licenseUse: createLicenseUseService(database, activator, log),
      readAccessLog: createAccessLog(database, log, readLicenseDetails),
      publicLicenses: createPublicLicenses({
        activator,
        decisions: log,
        issueLease: createLeaseIssuer(signingKeys),
        isWithinLimit,
      }),
    };
  },
  siteRoutes: (app, { publicLicenses }) => publicLicenseRoutes(app, publicLicenses),
  routes: licensingRoutes,
  metrics: ({ log }) => [
    {
      name: 'pressdock_license_decisions_total',
      type: 'counter',
      help: 'Decisions about licenses as in the access log, by the kind of request and the result.',
      read: log.counts,
    },
  ],
  sweeps: [{ everyMinutes: 1, run: ({ log }) => log.sweep() }],
  close: ({ log }) => log.close(),
});
