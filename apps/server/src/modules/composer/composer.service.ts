import type { ComposerPackageResponse, ComposerRepositoryResponse } from '@pressdock/api';
import type { Database } from '../../db/database.ts';
import { notFound, unauthenticated } from '../../errors.ts';
import { isId } from '../../ids.ts';
import type { ApiKeysService } from '../apiKeys/apiKeys.service.ts';
import { coversVersion } from '../licenses/licenseDecision.rules.ts';
import type { LicenseAnswer, LicenseUseService } from '../licenses/licenseUse.service.ts';
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

type Entitlement = (productId: string) => LicenseAnswer;

const everything: Entitlement = () => ({ ok: true, maxVersion: null });

/** Make the verbs. @param publicUrl the address of this server, without a slash at its end */
export function createComposerService(options: {
  database: Database;
  apiKeys: ApiKeysService;
  licenses: LicenseUseService;
  publicUrl: string;
}) {
  const { database, apiKeys, licenses, publicUrl } = options;

  async function entitlementOf(accountId: string, password: string) {
    const key = await apiKeys.find(password);
    if (key) return key.accountId === accountId ? everything : undefined;
    return licenses.entitlement(accountId, password);
  }

  /** The account's products that the password is good for; whatever is wrong, the refusal is the same. */
  async function enter({ account, authorization }: ComposerRequest) {
    const password = readPassword(authorization);
    const accountId = account.toLowerCase();
    const isEntitled =
      password !== undefined && isId(account)
        ? await entitlementOf(accountId, password)
        : undefined;
    if (!isEntitled) throw unauthenticated('A license key or an API key is needed as password.');
    // Who brings a licence key has no account here.
    const all = await database.withSystem((tx) => store.listComposerProducts(tx, accountId));
    return { accountId, isEntitled, products: all.filter(({ id }) => isEntitled(id).ok) };
  }

  type Entered = Awaited<ReturnType<typeof enter>>;

  async function releasesOf({ accountId, isEntitled }: Entered, { id }: ComposerProduct) {
    const entitled = isEntitled(id);
    const releases = await database.withSystem((tx) => store.listReleases(tx, accountId, id));
    return releases.filter(
      ({ version }) => entitled.ok && coversVersion(entitled.maxVersion, version),
    );
  }

  return {
    /** The packages there are, and where each is described. */
    async repository(request: ComposerRequest): Promise<ComposerRepositoryResponse> {
      const { accountId, products } = await enter(request);
      return {
        packages: [],
        'metadata-url': `${publicUrl}/composer/${accountId}/p2/%package%.json`,
        'available-packages': products.map((product) => packageName(accountId, product)),
      };
    },

    /** The versions of one package. @param file its name with `.json` behind it */
    async describe(
      request: ComposerRequest,
      { vendor, file }: { vendor: string; file: string },
    ): Promise<ComposerPackageResponse> {
      const entered = await enter(request);
      const { accountId, products } = entered;
      const asked = `${vendor}/${file}`;
      const product = products.find((one) => `${packageName(accountId, one)}.json` === asked);
      if (!product) throw notFound();
      const dist = `${publicUrl}/composer/${accountId}/dist/${product.id}`;
      const releases = await releasesOf(entered, product);
      const name = packageName(accountId, product);
      return composerPackage(name, product, releases, (version) => `${dist}/${version}`);
    },

    /** The version whose zip is to be sent. */
    async find(
      request: ComposerRequest,
      asked: { product: string; version: string },
    ): Promise<{ slug: string; version: SentVersion }> {
      const entered = await enter(request);
      const product = entered.products.find(({ id }) => id === asked.product.toLowerCase());
      if (!product) throw notFound();
      const releases = await releasesOf(entered, product);
      const version = releases.find((one) => one.version === asked.version);
      if (!version) throw notFound();
      return { slug: product.slug, version };
    },
  };
}
