import type { LicenseDecisionResponse, LicenseDecisionsResponse } from '@pressdock/api';
import { LICENSE_DECISIONS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { isId } from '../../identity/ids.ts';
import { normalizeDomain } from '../../wordpress/siteDomain.ts';
import { type DecisionLog, hashKey } from './decisionLog.ts';
import * as store from './decisions.store.ts';
import { toLicenseResponse } from './license.mapping.ts';
import { decideLicense } from './licenseDecision.rules.ts';
import { licenseGood, refusalMessages } from './licenses.messages.ts';
import { type LicenseRow, readLicenses } from './licenses.store.ts';
import { findActive, findByKey } from './licenseUse.store.ts';

/** What somebody pasted, and for which product and site it is to be decided. */
export interface DecisionQuery {
  text: string;
  product?: string | undefined;
  domain?: string | undefined;
}

/** For whom it is decided: `isForeign` is no product of the account, `isUnreadable` a domain that is none. */
interface Asked {
  accountId: string;
  productId: string | null;
  isForeign: boolean;
  domain: string | undefined;
  isUnreadable: boolean;
}

/** Says why sites were let in or refused, and what would be decided now. */
export type DecisionsService = ReturnType<typeof createDecisionsService>;

type DecisionRecord = Awaited<ReturnType<typeof store.readDecisions>>[number];

const messageOf = (code: DecisionRecord['code']) =>
  code === 'valid' ? licenseGood : refusalMessages[code];

function toResponse(row: DecisionRecord): LicenseDecisionResponse {
  const { item_id: _id, item_name: name, item_kind: kind } = row;
  return {
    at: row.last_at.toISOString(),
    firstAt: row.first_at.toISOString(),
    times: row.times,
    call: row.call,
    code: row.code,
    message: messageOf(row.code),
    domain: row.domain,
    product: _id !== null && name !== null && kind !== null ? { _id, name, kind } : null,
    license: row.license_id,
    keyHint: row.key_hint,
  };
}

/** Make it. */
export function createDecisionsService(database: Database, log: DecisionLog) {
  async function decideNow(
    tx: AccountTransaction,
    row: LicenseRow,
    { accountId, productId, isForeign, domain, isUnreadable }: Asked,
  ) {
    const now = new Date();
    const active = await findActive(tx, row.id, domain);
    const activations = row.active_sites;
    const site =
      domain === undefined ? null : { domain, isActive: active !== undefined, activations };
    // A site asks for the newest version; a licence with a max version is for one product.
    const limited = row.max_version === null ? null : row.item_id;
    const version = limited && ((await store.findNewest(tx, accountId, limited)) ?? null);
    // "Every product" is every product of the account.
    const license = { ...row, item_id: row.item_id ?? (isForeign ? '' : null) };
    const decision = decideLicense(license, { productId, version, now, site });
    const good = isUnreadable ? ('domain_invalid' as const) : ('valid' as const);
    const code = decision.ok ? good : decision.refusal;
    return { license: toLicenseResponse(row, now), code, message: messageOf(code) };
  }

  return {
    /** The last decisions about a key or a domain, and what would be decided now. */
    async explain(ctx: RequestContext, query: DecisionQuery): Promise<LicenseDecisionsResponse> {
      // What was decided a moment ago is in memory still.
      await log.flush();
      const text = query.text.trim();
      const { accountId } = ctx;
      const pasted = normalizeDomain(text);
      const productId = query.product ? query.product.toLowerCase() : null;
      return database.withAccount(ctx, async (tx) => {
        const byKey = await findByKey(tx, accountId, text);
        const ids = byKey
          ? [byKey.id]
          : pasted === undefined
            ? []
            : await store.findByDomain(tx, accountId, pasted);
        const rows = await readLicenses(tx, accountId, ids.slice(0, LICENSE_DECISIONS.licenses));
        const domain = query.domain ? normalizeDomain(query.domain) : byKey ? undefined : pasted;
        const isForeign =
          productId !== null &&
          !(isId(productId) && (await store.hasItem(tx, accountId, productId)));
        const isUnreadable = Boolean(query.domain) && domain === undefined;
        const asked = { accountId, productId, isForeign, domain, isUnreadable };
        const now = [];
        for (const row of rows) now.push(await decideNow(tx, row, asked));
        const about = { keyHash: hashKey(text), domain: byKey ? undefined : pasted };
        const past = await store.readDecisions(tx, accountId, about);
        return { now, results: past.map(toResponse) };
      });
    },
  };
}
