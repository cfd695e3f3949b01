import type {
  ComposerPackageResponse,
  ComposerRepositoryResponse,
  LicenseRefusal,
  LicenseVerdict,
} from '@pressdock/api';
import type { Database } from '../../db/database.ts';
import { notFound, type Refusal, refusedSite } from '../../errors.ts';
import { isId } from '../../identity/ids.ts';
import { isAccountServed } from '../../permissions/serving.ts';
import type { ApiKeysService } from '../apiKeys/apiKeys.service.ts';
import type { Entitlement, LicenseUseService } from '../licensing/checks/licenseUse.service.ts';
import type { UnknownKeyLimit } from '../licensing/checks/unknownKeyLimit.ts';
import { siteMessages } from '../licensing/licensing.messages.ts';
import type { SentVersion } from '../packages/packageSender.ts';
import {
  type ComposerProduct,
  composerPackage,
  packageName,
  readPassword,
} from './composer.rules.ts';
import * as store from './composer.store.ts';

/** Serves a Composer repository. The password is a license key or an API key of the account. */
export type ComposerService = ReturnType<typeof createComposerService>;

/** A request for an account's repository. */
export interface ComposerRequest {
  account: string;
  authorization: string | undefined;
  unknownKeys: UnknownKeyLimit;
}

/** The entitlement of an API key. */
const everything: Entitlement = { licenseId: null, decide: () => 'valid' };
const passwordRequired = 'Use a license key or an API key as the password.';

/** Returns 404 for a product of another license, so that Composer tries its other repositories. */
function refusePackage(verdict: LicenseRefusal): Refusal {
  return verdict === 'wrong_product'
    ? refusedSite(verdict, notFound().message, 'not_found')
    : refusedSite(verdict, siteMessages.refused[verdict], 'forbidden');
}

/** Creates the service. @param publicUrl this server's URL, without a trailing slash */
export function createComposerService(options: {
  database: Database;
  apiKeys: ApiKeysService;
  licenses: LicenseUseService;
  publicUrl: string;
}) {
  const { database, publicUrl } = options;
  const authorize = (request: ComposerRequest) => authorizeRequest(options, request);

  const listReleases = (accountId: string, { id }: ComposerProduct) =>
    database.withSystem((tx) => store.listReleases(tx, accountId, id));

  return {
    /** Returns the names of the packages and the URL of their metadata. */
    async readRepository(request: ComposerRequest): Promise<ComposerRepositoryResponse> {
      const { accountId, own, record } = await authorize(request);
      record(null, 'valid');
      return {
        packages: [],
        'metadata-url': `${publicUrl}/composer/${accountId}/p2/%package%.json`,
        'available-packages': own.map((product) => packageName(accountId, product)),
      };
    },

    /** Returns the versions of a package. @param file the package's name with `.json` */
    async readPackage(
      request: ComposerRequest,
      { vendor, file }: { vendor: string; file: string },
    ): Promise<ComposerPackageResponse> {
      const { accountId, products, decide, record } = await authorize(request);
      const path = `${vendor}/${file}`;
      const product = products.find((one) => `${packageName(accountId, one)}.json` === path);
      if (!product) throw notFound();
      const releases = await listReleases(accountId, product);
      const toPart = ({ version, created_at: released }: (typeof releases)[number]) => ({
        productId: product.id,
        version,
        released,
      });
      const [newest] = releases;
      const anyPart = { productId: product.id, version: null, released: null };
      const verdict = decide(newest ? toPart(newest) : anyPart);
      record(product.id, verdict);
      if (verdict === 'wrong_product') throw refusePackage(verdict);
      const dist = `${publicUrl}/composer/${accountId}/dist/${product.id}`;
      const name = packageName(accountId, product);
      const included = releases.filter((release) => decide(toPart(release)) === 'valid');
      return composerPackage(
        name,
        product,
        included,
        (version) => `${dist}/${encodeURIComponent(version)}`,
      );
    },

    /** Finds the version to download. */
    async findVersion(
      request: ComposerRequest,
      { product: productId, version: number }: { product: string; version: string },
    ): Promise<{ slug: string; version: SentVersion }> {
      const { accountId, products, decide, record } = await authorize(request);
      const product = products.find(({ id }) => id === productId.toLowerCase());
      if (!product) throw notFound();
      const releases = await listReleases(accountId, product);
      const version = releases.find((one) => one.version === number);
      if (!version) throw notFound();
      const verdict = decide({
        productId: product.id,
        version: version.version,
        released: version.created_at,
      });
      record(product.id, verdict);
      if (verdict !== 'valid') throw refusePackage(verdict);
      return { slug: product.slug, version };
    },
  };
}

type ComposerOptions = Parameters<typeof createComposerService>[0];

async function findEntitlement(
  { apiKeys, licenses }: ComposerOptions,
  accountId: string,
  password: string,
  unknownKeys: UnknownKeyLimit,
): Promise<Entitlement> {
  const key = await apiKeys.find(password);
  if (!key) return licenses.findEntitlement(accountId, password, unknownKeys);
  if (key.accountId !== accountId) throw refusedSite('unknown', passwordRequired);
  return everything;
}

/** Checks the password and returns the account's products, with the decisions for the password. */
async function authorizeRequest(
  options: ComposerOptions,
  { account, authorization, unknownKeys }: ComposerRequest,
) {
  const password = readPassword(authorization);
  if (password === undefined) throw refusedSite('license_missing', passwordRequired);
  if (!isId(account)) throw refusedSite('unknown', passwordRequired);
  const accountId = account.toLowerCase();
  const entitlement = await findEntitlement(options, accountId, password, unknownKeys);
  const { licenseId, decide } = entitlement;
  const record = (productId: string | null, code: LicenseVerdict) => {
    if (entitlement === everything) return;
    const decision = {
      accountId,
      key: password,
      licenseId,
      productId,
      call: 'composer',
      code,
    } as const;
    options.licenses.record(decision);
  };
  const refuse = (verdict: LicenseRefusal) => {
    record(null, verdict);
    return refusedSite(verdict, passwordRequired);
  };
  const verdict = decide({ productId: null, version: null, released: null });
  // An expired license still includes the versions that were released before it expired.
  if (verdict !== 'valid' && verdict !== 'expired') throw refuse(verdict);
  // The request has no session, so the transaction is not scoped by an account.
  const products = await options.database.withSystem(async (tx) =>
    // An account whose sites are not served has no packages, so Composer asks its other repositories.
    (await isAccountServed(tx, accountId)) ? store.listComposerProducts(tx, accountId) : [],
  );
  const own = products.filter(
    ({ id, first_released: released }) =>
      decide({ productId: id, version: null, released }) === 'valid',
  );
  if (verdict !== 'valid' && own.length === 0) throw refuse(verdict);
  return { accountId, products, own, decide, record };
}
