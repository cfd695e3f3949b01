import type { LastUpdateCheckResponse, ProductKind } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal, rateLimited, refusedSite } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { createRateLimiter, unlimited } from '../../../load/rateLimiter.ts';
import type { CacheResult } from '../../../load/revalidatingCache.ts';
import type { ShareCount } from '../../../load/shareCount.ts';
import { Counts } from '../../../observability/metrics/counts.ts';
import {
  readCredentials,
  readSiteFacts,
  type SiteRequest,
  wantsExplanation,
} from '../../../wordpress/siteRequest.ts';
import type { UnknownKeyLimit } from '../../licensing/checks/unknownKeyLimit.ts';
import { includesVersion } from '../../licensing/licenseDecision.rules.ts';
import type { ActivityRecorder } from '../../sites/recording/activityRecorder.ts';
import {
  canStoreDomain,
  identifyReport,
  type SiteReports,
} from '../../sites/report/siteReport.rules.ts';
import type { DownloadTokens } from '../access/downloadToken.ts';
import type { SiteAccessService, SiteCall } from '../access/siteAccess.service.ts';
import { licenseRequired } from '../updates.messages.ts';
import { type ProductFacts, type ReleasedVersion, readLastCheck } from '../updates.store.ts';
import { type CachedProduct, createProductCache, type ProductCache } from './productCache.ts';
import type { ResponseFacts } from './updateResponse.rules.ts';
import {
  createUpdateResponses,
  type OfferedVersion,
  type SiteEntitlement,
  UNGATED,
} from './updateResponses.ts';
import type { WrittenResponse } from './writtenResponse.ts';

/** A site's request, and how many unknown license keys its client may send. */
type LimitedRequest = SiteRequest & { unknownKeys: UnknownKeyLimit };

/** The result of an update check: `nothing` means that the site cannot install a newer version. */
type CheckResult = 'offered' | 'nothing' | 'denied' | 'rate_limited' | 'not_found' | 'failed';

/** Responds to sites. Unknown products and products without versions get the same response. */
export interface UpdatesService {
  /** Returns the response to an update check and records the check. */
  check(kind: ProductKind, id: string, request: LimitedRequest): Promise<WrittenResponse>;
  /**
   * Returns the requested version, or the newest that the site may install, and the site's key.
   * @param target `token` is the download token of an offer; without it, a license is required
   */
  findPackage(
    id: string,
    target: { version?: string | undefined; token?: string | undefined },
    request: LimitedRequest,
  ): Promise<{ slug: string; version: ReleasedVersion; siteKey: string | undefined }>;
  /** Returns a product for its public page. Its newest version is the first. */
  findDetails(id: string): Promise<ResponseFacts>;
  /** Returns the number of the newest version; of a gated product, the newest the license includes. */
  findLatestVersion(id: string, request: LimitedRequest): Promise<string>;
  /** Returns the latest update check of one of the account's products. */
  readLastCheck(
    ctx: RequestContext,
    kind: ProductKind,
    id: string,
  ): Promise<LastUpdateCheckResponse>;
  /** Removes a changed product from the cache. */
  forget(id: string): void;
  /** Makes all cached products expire. */
  expireAll(): void;
  /** The update checks by their result, and the reads of the cache of products. */
  counts: { checks: Counts<CheckResult>; cache: Counts<CacheResult> };
}

/** The rate limit of each product. */
export const REQUESTS_PER_MINUTE = 60_000;

function findNewestOffered({ versions }: ProductFacts): ReleasedVersion | undefined {
  return versions.find((version) => version.is_offered);
}

function findIncluded(
  { versions }: ProductFacts,
  maxVersion: string | null,
): ReleasedVersion | undefined {
  return versions.find((one) => one.is_offered && includesVersion(maxVersion, one.version));
}

/** Returns what the license of a site that checks for updates allows. Throws if it allows nothing. */
async function findEntitlement(
  siteAccess: SiteAccessService,
  { product, collectedFields }: CachedProduct,
  request: LimitedRequest,
): Promise<SiteEntitlement> {
  const version = findNewestOffered(product)?.version ?? null;
  const call: SiteCall = {
    ...{ call: 'update_check', version, unknownKeys: request.unknownKeys },
    canStoreDomain: canStoreDomain(request, collectedFields),
  };
  const access = await siteAccess.decide(product, readCredentials(request), call);
  const showsExcluded = wantsExplanation(request);
  if (access.verdict !== 'refused') return { maxVersion: access.maxVersion, showsExcluded };
  if (!showsExcluded) throw refusedSite(access.refusal, licenseRequired);
  return { maxVersion: null, refusal: access.refusal, showsExcluded };
}

/** Returns the max version of the license of a site that downloads. Throws if it may not. */
async function requireAccess(
  siteAccess: SiteAccessService,
  { product, collectedFields }: CachedProduct,
  request: LimitedRequest,
  version: string | null,
): Promise<string | null> {
  const call: SiteCall = {
    ...{ call: 'download', version, unknownKeys: request.unknownKeys },
    canStoreDomain: canStoreDomain(request, collectedFields),
  };
  const access = await siteAccess.decide(product, readCredentials(request), call);
  if (access.verdict === 'refused') throw refusedSite(access.refusal, licenseRequired);
  if (access.isLimited) throw refusedSite('version_limit', licenseRequired);
  return access.maxVersion;
}

type StoredCheck = NonNullable<Awaited<ReturnType<typeof readLastCheck>>>;

function toUpdateCheck(check: StoredCheck): LastUpdateCheckResponse['lastUpdateCheck'] {
  return {
    checkedAt: check.at.toISOString(),
    site: check.host,
    installedVersion: check.installed_version,
    wordpressVersion: check.wordpress_version,
    phpVersion: check.php_version,
  };
}

function createProductLimit(share: ShareCount | undefined) {
  return createRateLimiter({ perMinute: REQUESTS_PER_MINUTE, shared: { name: 'product', share } });
}

/** Returns how a failed update check is counted. */
function resultOf(error: unknown): CheckResult {
  if (!(error instanceof Refusal)) return 'failed';
  if (error.code === 'not_found' || error.code === 'rate_limited') return error.code;
  return error.reason === undefined ? 'failed' : 'denied';
}

interface Options {
  db: Database;
  recorder: ActivityRecorder;
  reports: SiteReports;
  siteAccess: SiteAccessService;
  downloadTokens: DownloadTokens;
  /** This server's URL for sites, without a trailing slash. */
  publicUrl: string;
  isRateLimited: boolean;
  shareCount: ShareCount | undefined;
}

/** Creates the function that responds to update checks. */
function createCheck(
  { recorder, reports, siteAccess, downloadTokens, publicUrl }: Options,
  products: ProductCache,
  isWithinLimit: (productId: string) => boolean,
) {
  const writeUpdateResponse = createUpdateResponses(downloadTokens, publicUrl);
  const checks = new Counts<CheckResult>([
    ...(['offered', 'nothing', 'denied', 'rate_limited', 'not_found', 'failed'] as const),
  ]);

  async function check(
    kind: ProductKind,
    id: string,
    request: LimitedRequest,
  ): Promise<WrittenResponse> {
    let result: CheckResult = 'failed';
    try {
      const cached = await products.find(id);
      const { product } = cached;
      if (product.kind !== kind) throw notFound();
      if (!isWithinLimit(product.id)) throw rateLimited(60);
      let offered: OfferedVersion | undefined;
      try {
        const entitlement = cached.isGated
          ? await findEntitlement(siteAccess, cached, request)
          : UNGATED;
        const written = writeUpdateResponse(cached, readSiteFacts(request), entitlement);
        offered = written.offered;
        if (offered) recorder.offer(offered.id);
        if (entitlement.refusal) result = 'denied';
        else result = offered ? 'offered' : 'nothing';
        return written.response;
      } finally {
        const readCheck = () => reports.readCheck(product.id, request, cached.collectedFields);
        recorder.check(product.id, identifyReport(request), readCheck, offered?.version);
      }
    } catch (error) {
      result = resultOf(error);
      throw error;
    } finally {
      checks.add(result);
    }
  }

  return { check, checks };
}

/** Creates the service. */
export function createUpdatesService(options: Options): UpdatesService {
  const { db, reports, siteAccess, downloadTokens } = options;
  const products = createProductCache(db, siteAccess);
  const isWithinLimit = options.isRateLimited ? createProductLimit(options.shareCount) : unlimited;
  const { check, checks } = createCheck(options, products, isWithinLimit);

  return {
    check,
    async findPackage(id, target, request) {
      const cached = await products.find(id);
      const { product, isGated } = cached;
      if (!isWithinLimit(product.id)) throw rateLimited(60);
      const requested = product.versions.find((one) => one.version === target.version);
      const hasToken =
        requested && target.token && downloadTokens.isValid(requested.id, target.token, Date.now());
      // Without a requested version, access needs a license that includes at least the oldest one.
      const least = target.version ? requested : product.versions.at(-1);
      const needsLicense = isGated && !hasToken;
      const maxVersion = needsLicense
        ? await requireAccess(siteAccess, cached, request, least?.version ?? null)
        : null;
      const version = target.version ? requested : findIncluded(product, maxVersion);
      if (!version) throw notFound();
      return { slug: product.slug, version, siteKey: reports.readKey(request) };
    },
    async findDetails(id) {
      const { product } = await products.find(id);
      if (!isWithinLimit(product.id)) throw rateLimited(60);
      return product;
    },
    async findLatestVersion(id, request) {
      const cached = await products.find(id);
      const { product, isGated } = cached;
      if (!findNewestOffered(product)) throw notFound();
      const { maxVersion, refusal } = isGated
        ? await findEntitlement(siteAccess, cached, request)
        : UNGATED;
      if (refusal) throw refusedSite(refusal, licenseRequired);
      const included = findIncluded(product, maxVersion);
      if (!included) throw refusedSite('version_limit', licenseRequired);
      return included.version;
    },
    async readLastCheck(ctx, kind, id) {
      const productId = parseId(id);
      const check = await db.withAccount(ctx, (tx) =>
        readLastCheck(tx, ctx.accountId, kind, productId),
      );
      if (check === undefined) throw notFound();
      return { lastUpdateCheck: check && toUpdateCheck(check) };
    },
    forget: products.forget,
    expireAll: products.expireAll,
    counts: { checks, cache: products.counts },
  };
}
