import { gzipSync } from 'node:zlib';
import type { LastUpdateCheckResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { ItemKind } from '../../db/schema.ts';
import { notFound, rateLimited, refusedSite } from '../../errors.ts';
import { truncateAddress } from '../../identity/clientNetwork.ts';
import { isId, parseId } from '../../identity/ids.ts';
import { createRateLimiter, unlimited } from '../../load/rateLimiter.ts';
import { createRevalidatingCache } from '../../load/revalidatingCache.ts';
import {
  readCredentials,
  readSiteFacts,
  readSiteReport,
  type SiteFacts,
  type SiteRequest,
} from '../../wordpress/siteRequest.ts';
import { coversVersion } from '../licenses/licenseDecision.rules.ts';
import type { ActivityRecorder } from './activityRecorder.ts';
import { pluginAnswer, themeAnswer } from './answer.rules.ts';
import { resolveOffer, type UpdateOffer } from './offer.rules.ts';
import type { PackageAccess } from './packageAccess.ts';
import type { Occasion, SiteAccessService } from './siteAccess.service.ts';
import { licenseNeeded } from './updates.messages.ts';
import {
  type CheckRow,
  type ProductFacts,
  type ReleasedVersion,
  readLastCheck,
  readProduct,
} from './updates.store.ts';

/** What sites ask, and what they are told. An unknown product and one without versions are alike. */
export interface UpdatesService {
  /** Answer a site's question with a body of JSON, and remember the question. */
  check(kind: ItemKind, id: string, question: SiteRequest): Promise<WrittenAnswer>;
  /**
   * The version whose package a site downloads: the one asked for, else the newest it may have.
   * @param question may show a licence, or else `leave`, which an offer's address carried
   */
  findPackage(
    id: string,
    wanted: { version?: string | undefined; leave?: string | undefined },
    question: SiteRequest,
  ): Promise<{ slug: string; version: ReleasedVersion }>;
  /** The newest version's number. */
  latestVersion(id: string): Promise<string>;
  /** The newest question about one of the account's products. */
  lastCheck(ctx: RequestContext, kind: ItemKind, id: string): Promise<LastUpdateCheckResponse>;
  /** A product or its versions have changed. Other processes notice within two seconds. */
  forget(id: string): void;
}

/** A body of JSON, and the same compressed, which is done once for all who take it so. */
export interface WrittenAnswer {
  bytes: Buffer;
  gzip: () => Buffer;
}

interface Prepared {
  product: ProductFacts;
  /** Whether only sites with a licence get an answer. */
  isGated: boolean;
  /**
   * What was written about each version, and by the facts of the sites that got it. Only sites that
   * may have updates come here; what their licence leaves out is one of the facts.
   */
  answers: Map<string, WrittenAnswer>;
}

/** Requests that each product accepts per minute: a thousand per second. */
export const REQUESTS_PER_MINUTE = 60_000;

const FRESH_MS = 700;
const MAX_AGE_MS = 1900;
const MAX_PRODUCTS = 2000;
const MOST_ANSWERS = 1000;

/** Make the service. @param publicUrl the address of this server for sites, without a slash at its end */
export function createUpdatesService(options: {
  db: Database;
  recorder: ActivityRecorder;
  siteAccess: SiteAccessService;
  packageAccess: PackageAccess;
  publicUrl: string;
  isRateLimited: boolean;
}): UpdatesService {
  const { db, recorder, siteAccess, packageAccess, publicUrl } = options;
  const cache = createRevalidatingCache<Prepared | undefined>(
    async (id) => {
      // Sites ask for no account; whether they may have a product's updates is decided after this.
      const product = await db.withSystem((tx) => readProduct(tx, id));
      return product && { product, isGated: siteAccess.isGated(product), answers: new Map() };
    },
    { freshMs: FRESH_MS, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_PRODUCTS },
  );
  const isWithinLimit = options.isRateLimited
    ? createRateLimiter({ perMinute: REQUESTS_PER_MINUTE })
    : unlimited;

  const find = async (id: string): Promise<Prepared> => {
    if (!isId(id)) throw notFound();
    const key = id.toLowerCase();
    const prepared = cache.peek(key) ?? (await cache.get(key));
    if (!prepared || prepared.product.versions.length === 0) throw notFound();
    return prepared;
  };

  const addressOf = ({ product, isGated }: Prepared, version: ReleasedVersion) => {
    const leave = isGated ? `&access=${packageAccess.grant(version.id, Date.now())}` : '';
    const base = `${publicUrl}/api/v1/updates/${product.id}/download`;
    return `${base}?version=${version.version}${leave}`;
  };

  const write = (prepared: Prepared, told: UpdateOffer<ReleasedVersion>) => {
    const { product, answers } = prepared;
    if ('reason' in told && told.reason === 'no_versions') throw notFound();
    const version = 'offer' in told ? told.offer : told.known;
    const isInstallable = 'offer' in told || told.isInstallable;
    const known = answers.get(`${version.id} ${isInstallable}`);
    if (known) return known;
    const url = isInstallable ? addressOf(prepared, version) : undefined;
    const written = writtenAnswer(
      product.kind === 'plugin'
        ? pluginAnswer(product, version, url)
        : themeAnswer(product, version, url, publicUrl),
    );
    answers.set(`${version.id} ${isInstallable}`, written);
    return written;
  };

  /** Sites with the same versions get the same answer without another decision. */
  const answer = (
    prepared: Prepared,
    site: SiteFacts,
    maxVersion: string | null,
  ): WrittenAnswer => {
    // No fact holds a line break, so no two sites' facts make the same key.
    const key = `${maxVersion}\n${site.installedVersion}\n${site.phpVersion}\n${site.wordpressVersion}`;
    const known = prepared.answers.get(key);
    if (known) return known;
    const written = write(prepared, resolveOffer(site, prepared.product.versions, maxVersion));
    if (prepared.answers.size < MOST_ANSWERS) prepared.answers.set(key, written);
    return written;
  };

  /** The version from which on a site that asks is not let in, if its licence has one. */
  const admit = async (
    product: ProductFacts,
    question: SiteRequest,
    occasion: Occasion,
  ): Promise<string | null> => {
    const access = await siteAccess.decide(product, readCredentials(question), occasion);
    if (access.verdict === 'refused') throw refusedSite(access.refusal, licenseNeeded);
    if (access.isLimited && occasion.call === 'download') {
      throw refusedSite('version_limit', licenseNeeded);
    }
    return access.maxVersion;
  };

  return {
    async check(kind, id, question) {
      const prepared = await find(id);
      const { product } = prepared;
      if (product.kind !== kind) throw notFound();
      if (!isWithinLimit(product.id)) throw rateLimited(60);
      recorder.check(() => checkRow(product.id, question));
      const version = product.versions[0]?.version ?? null;
      const maxVersion = prepared.isGated
        ? await admit(product, question, { call: 'update_check', version })
        : null;
      return answer(prepared, readSiteFacts(question), maxVersion);
    },
    async findPackage(id, wanted, question) {
      const { product, isGated } = await find(id);
      if (!isWithinLimit(product.id)) throw rateLimited(60);
      const asked = product.versions.find((one) => one.version === wanted.version);
      const hasLeave =
        asked && wanted.leave && packageAccess.isGranted(asked.id, wanted.leave, Date.now());
      // Whoever names no version is refused where not even the oldest one is included.
      const least = wanted.version ? asked : product.versions.at(-1);
      const occasion: Occasion = { call: 'download', version: least?.version ?? null };
      const maxVersion = isGated && !hasLeave ? await admit(product, question, occasion) : null;
      const included = product.versions.find((one) => coversVersion(maxVersion, one.version));
      const version = wanted.version ? asked : included;
      if (!version) throw notFound();
      return { slug: product.slug, version };
    },
    async latestVersion(id) {
      const { product } = await find(id);
      const newest = product.versions[0];
      if (!newest) throw notFound();
      return newest.version;
    },
    async lastCheck(ctx, kind, id) {
      const known = parseId(id);
      const check = await db.withAccount(ctx, (tx) =>
        readLastCheck(tx, ctx.accountId, kind, known),
      );
      if (check === undefined) throw notFound();
      return {
        lastUpdateCheck: check && {
          checkedAt: check.at.toISOString(),
          site: check.site_host,
          installedVersion: check.installed_version,
          wordpressVersion: check.wordpress_version,
          phpVersion: check.php_version,
        },
      };
    },
    forget: (id) => cache.forget(id),
  };
}

function checkRow(productId: string, question: SiteRequest): CheckRow {
  const site = readSiteReport(question);
  return {
    item_id: productId,
    at: new Date().toISOString(),
    installed_version: site.installedVersion ?? null,
    wordpress_version: site.wordpressVersion ?? null,
    php_version: site.phpVersion ?? null,
    mysql_version: site.mysqlVersion ?? null,
    language: site.language ?? null,
    locale: site.locale ?? null,
    site_host: site.siteHost ?? null,
    client_network: truncateAddress(question.ip) ?? null,
  };
}

function writtenAnswer(body: object): WrittenAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  let packed: Buffer | undefined;
  return {
    bytes,
    gzip: () => {
      packed ??= gzipSync(bytes);
      return packed;
    },
  };
}
