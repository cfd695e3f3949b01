import type {
  ComposerPackageResponse,
  ComposerRepositoryResponse,
  LicenseVerdict,
} from '@pressdock/api';
import type { Database } from '../../db/database.ts';
import { notFound, type Refusal, refusedSite } from '../../errors.ts';
import { isId } from '../../identity/ids.ts';
import type { ApiKeysService } from '../apiKeys/apiKeys.service.ts';
import { siteMessages } from '../licenses/licenses.messages.ts';
import type { Entitlement, LicenseUseService } from '../licenses/licenseUse.service.ts';
import type { SentVersion } from '../versions/packageSender.ts';
import {
  type ComposerProduct,
  composerPackage,
  packageName,
  readPassword,
} from './composer.rules.ts';
import * as store from './composer.store.ts';

/** The verbs of Composer. Each needs a licence key or an API key of the account as password. */
export type ComposerService = ReturnType<typeof createComposerService>;

/** Who asks for whose repository. */
export interface ComposerRequest {
  account: string;
  authorization: string | undefined;
}

/** What an API key is good for. */
const everything: Entitlement = { licenseId: null, verdict: () => 'valid' };
const passwordNeeded = 'A license key or an API key is needed as password.';

/** A package that is not to be had is none to Composer, which may find it elsewhere. */
function refusedPackage(said: Exclude<LicenseVerdict, 'valid'>): Refusal {
  const isHidden = said === 'wrong_product';
  return isHidden
    ? refusedSite(said, notFound().message, 'not_found')
    : refusedSite(said, siteMessages.refused.version_limit, 'forbidden');
}

/** Make the verbs. @param publicUrl the address of this server, without a slash at its end */
export function createComposerService(options: {
  database: Database;
  apiKeys: ApiKeysService;
  licenses: LicenseUseService;
  publicUrl: string;
}) {
  const { database, apiKeys, licenses, publicUrl } = options;

  async function entitlementOf(accountId: string, password: string): Promise<Entitlement> {
    const key = await apiKeys.find(password);
    if (!key) return licenses.entitlement(accountId, password);
    if (key.accountId !== accountId) throw refusedSite('unknown', passwordNeeded);
    return everything;
  }

  /** The account's products that the password is good for; another account's is nobody's. */
  async function enter({ account, authorization }: ComposerRequest) {
    const password = readPassword(authorization);
    if (password === undefined) throw refusedSite('license_missing', passwordNeeded);
    if (!isId(account)) throw refusedSite('unknown', passwordNeeded);
    const accountId = account.toLowerCase();
    const entitlement = await entitlementOf(accountId, password);
    const note = (itemId: string | null, code: LicenseVerdict) => {
      const { licenseId } = entitlement;
      if (entitlement === everything) return;
      licenses.recordDecision({
        accountId,
        key: password,
        licenseId,
        itemId,
        call: 'composer',
        code,
      });
    };
    const verdict = entitlement.verdict(null, null);
    if (verdict !== 'valid') {
      note(null, verdict);
      throw refusedSite(verdict, passwordNeeded);
    }
    // Who brings a licence key has no account here.
    const products = await database.withSystem((tx) => store.listComposerProducts(tx, accountId));
    return { accountId, products, verdict: entitlement.verdict, note };
  }

  const releasesOf = (accountId: string, { id }: ComposerProduct) =>
    database.withSystem((tx) => store.listReleases(tx, accountId, id));

  return {
    /** The packages there are, and where each is described. */
    async repository(request: ComposerRequest): Promise<ComposerRepositoryResponse> {
      const { accountId, products, verdict, note } = await enter(request);
      note(null, 'valid');
      const own = products.filter(({ id }) => verdict(id, null) === 'valid');
      return {
        packages: [],
        'metadata-url': `${publicUrl}/composer/${accountId}/p2/%package%.json`,
        'available-packages': own.map((product) => packageName(accountId, product)),
      };
    },

    /** The versions of one package. @param file its name with `.json` behind it */
    async describe(
      request: ComposerRequest,
      { vendor, file }: { vendor: string; file: string },
    ): Promise<ComposerPackageResponse> {
      const { accountId, products, verdict, note } = await enter(request);
      const asked = `${vendor}/${file}`;
      const product = products.find((one) => `${packageName(accountId, one)}.json` === asked);
      if (!product) throw notFound();
      const releases = await releasesOf(accountId, product);
      const said = verdict(product.id, releases[0]?.version ?? null);
      note(product.id, said);
      if (said === 'wrong_product') throw refusedPackage(said);
      const dist = `${publicUrl}/composer/${accountId}/dist/${product.id}`;
      const name = packageName(accountId, product);
      const included = releases.filter(({ version }) => verdict(product.id, version) === 'valid');
      return composerPackage(name, product, included, (version) => `${dist}/${version}`);
    },

    /** The version whose zip is to be sent. */
    async find(
      request: ComposerRequest,
      asked: { product: string; version: string },
    ): Promise<{ slug: string; version: SentVersion }> {
      const { accountId, products, verdict, note } = await enter(request);
      const product = products.find(({ id }) => id === asked.product.toLowerCase());
      if (!product) throw notFound();
      const releases = await releasesOf(accountId, product);
      const version = releases.find((one) => one.version === asked.version);
      if (!version) throw notFound();
      const said = verdict(product.id, version.version);
      note(product.id, said);
      if (said !== 'valid') throw refusedPackage(said);
      return { slug: product.slug, version };
    },
  };
}
