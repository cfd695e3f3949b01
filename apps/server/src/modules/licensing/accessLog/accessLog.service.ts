import type { LicenseDecisionResponse, LicenseDecisionsResponse } from '@pressdock/api';
import { LICENSE_DECISIONS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../db/listCursor.rules.ts';
import { isId } from '../../../identity/ids.ts';
import { normalizeDomain } from '../../../wordpress/siteDomain.ts';
import type { LicenseDetails, ReadLicenseDetails } from '../../licenses/licenseDetails.ts';
import { decideLicense } from '../licenseDecision.rules.ts';
import { refusalMessages, validLicense } from '../licensing.messages.ts';
import { findActivation, findByKey } from '../siteLicenses.store.ts';
import * as store from './accessLog.store.ts';
import { type DecisionLog, hashKey } from './decisionLog.ts';

/** A license key or a domain, and the product and site to decide for. */
export interface AccessQuery {
  text: string;
  product?: string | undefined;
  domain?: string | undefined;
  /** The cursor of a page of past decisions. */
  after?: string | undefined;
}

/** The normalized query. `isForeign`: the product belongs to another account or does not exist. */
interface AccessRequest {
  accountId: string;
  productId: string | null;
  isForeign: boolean;
  domain: string | undefined;
  isDomainInvalid: boolean;
}

/** Returns the past and the present decisions about a license key or a domain. */
export type ReadAccessLog = ReturnType<typeof createAccessLog>;

type DecisionRecord = Awaited<ReturnType<typeof store.listDecisions>>[number];

const messageOf = (code: DecisionRecord['code']) =>
  code === 'valid' ? validLicense : refusalMessages[code];

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

async function decideNow(
  tx: AccountTransaction,
  { row, response }: LicenseDetails,
  { accountId, productId, isForeign, domain, isDomainInvalid }: AccessRequest,
) {
  const activation = await findActivation(tx, row.id, domain);
  const activations = row.active_sites;
  const isActive = activation !== undefined;
  const site = domain === undefined ? null : { domain, isActive, activations };
  // Sites request the newest version. A license with a max version is for one product.
  const limitedId = row.max_version === null ? null : row.item_id;
  const version = limitedId && ((await store.findNewestOffered(tx, accountId, limitedId)) ?? null);
  // A license for all products includes only those of its own account.
  const license = { ...row, item_id: row.item_id ?? (isForeign ? '' : null) };
  const decision = decideLicense(license, { productId, version, now: new Date(), site });
  const allowed = isDomainInvalid ? ('domain_invalid' as const) : ('valid' as const);
  const code = decision.ok ? allowed : decision.refusal;
  return { license: response, code, message: messageOf(code) };
}

/** Returns a page of past decisions. Reads one more to find out whether another page follows. */
async function readPast(
  tx: AccountTransaction,
  accountId: string,
  page: Omit<store.DecisionPage, 'limit'>,
) {
  const { results: limit } = LICENSE_DECISIONS;
  const found = await store.listDecisions(tx, accountId, { ...page, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    results: rows.map(toResponse),
    ...(last && { next: encodeCursor(last.cursor) }),
  };
}

/** Creates the function. */
export function createAccessLog(
  database: Database,
  log: DecisionLog,
  readLicenseDetails: ReadLicenseDetails,
) {
  return async function readAccessLog(
    ctx: RequestContext,
    query: AccessQuery,
  ): Promise<LicenseDecisionsResponse> {
    const after = decodeCursor(query.after);
    // The latest decisions may still be queued in memory.
    await log.flush();
    const text = query.text.trim();
    const { accountId } = ctx;
    const textDomain = normalizeDomain(text);
    const productId = query.product ? query.product.toLowerCase() : null;
    return database.withAccount(ctx, async (tx) => {
      const byKey = await findByKey(tx, accountId, text);
      const byDomain = byKey || textDomain === undefined ? undefined : textDomain;
      const ids = byKey
        ? [byKey.id]
        : byDomain === undefined
          ? []
          : await store.findByDomain(tx, accountId, byDomain);
      const licenses = await readLicenseDetails(
        tx,
        accountId,
        ids.slice(0, LICENSE_DECISIONS.licenses),
      );
      const domain = query.domain ? normalizeDomain(query.domain) : byDomain;
      const isForeign =
        productId !== null &&
        !(isId(productId) && (await store.hasProduct(tx, accountId, productId)));
      const isDomainInvalid = Boolean(query.domain) && domain === undefined;
      const request = { accountId, productId, isForeign, domain, isDomainInvalid };
      const now = [];
      for (const license of licenses) now.push(await decideNow(tx, license, request));
      const subject = { keyHash: hashKey(text), domain: byDomain };
      return { now, ...(await readPast(tx, accountId, { ...subject, after })) };
    });
  };
}
