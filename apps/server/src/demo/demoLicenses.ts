import type { RequestContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';
import { createLicenseImport } from '../modules/licenses/import/licenseImport.service.ts';
import { hashKey } from '../modules/licensing/accessLog/decisionLog.ts';
import * as store from './demo.store.ts';
import { type DemoLicense, demoLicenses } from './licenses.data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = DAY_MS / 24;

/** Adds the demo's licenses and customers through the import, then writes their history. */
export async function addDemoLicenses(db: Database, ctx: RequestContext, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const rows = demoLicenses.map(({ customer: [first, last, shop], ...license }, index) => ({
    row: index + 1,
    key: license.key,
    customer_email: `${first.toLowerCase()}@${shop}.example`,
    customer_first_name: first,
    customer_last_name: last,
    product: license.product ?? '',
    activation_limit: String(license.limit),
    activated_domains: license.sites.join(' '),
    expires: license.ends === null ? '' : day(license.ends).toISOString().slice(0, 10),
    domain: license.domain ?? '',
    max_version: license.maxVersion ?? '',
    notes: license.notes ?? '',
  }));
  const { problems } = await createLicenseImport(db)(ctx, { rows, isDryRun: false });
  if (problems.length > 0)
    throw new Error(`The demo's licenses are invalid: ${problems[0]?.message}`);
  await db.withSystem(async (tx) => {
    const decisions: NewRow<'license_decisions'>[] = [];
    for (const license of demoLicenses) {
      const id = await store.writeLicensePast(tx, ctx.accountId, {
        key: license.key,
        issuedAt: day(-license.issued),
        suspendedAt: license.isSuspended ? day(-2) : null,
        seenAt: new Date(now.getTime() - ((license.issued * 7) % 40) * HOUR_MS),
      });
      decisions.push(...createDecisions(ctx.accountId, id, license, now));
    }
    await store.writeDecisions(tx, decisions);
  });
}

/** Creates the recent decisions about a license's sites. */
function createDecisions(
  accountId: string,
  licenseId: string,
  license: DemoLicense,
  now: Date,
): NewRow<'license_decisions'>[] {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const row = {
    account_id: accountId,
    key_hash: hashKey(license.key),
    key_hint: '',
    license_id: licenseId,
    item_id: null,
    first_at: at(190),
    last_at: at(3),
  };
  const hasEnded = license.ends !== null && license.ends <= 0;
  const code = license.isSuspended ? 'suspended' : hasEnded ? 'expired' : 'valid';
  const decisions = license.sites.map((domain) => ({
    ...row,
    domain,
    call: 'validate',
    code,
    times: 16,
  }));
  if (license.limit !== 1 || code !== 'valid' || decisions.length === 0) return decisions;
  const refused = { domain: 'new-shop.example.com', call: 'activate', code: 'limit_reached' };
  return [...decisions, { ...row, ...refused, times: 2, last_at: at(1) }];
}
