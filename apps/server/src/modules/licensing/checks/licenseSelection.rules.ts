import { decideLicense, type LicenseDecision } from '../licenseDecision.rules.ts';
import type { UsedLicense } from '../siteLicenses.store.ts';
import { decideUse } from './licenseActivator.ts';
import type { LicenseRequest } from './licenseRequest.ts';

/** Decides on a license where the site does not matter. */
export function decideWithoutSite(
  license: UsedLicense | undefined,
  productId: string | null,
): LicenseDecision {
  return decideLicense(license, { productId, version: null, now: new Date(), site: null });
}

/** Returns the license that is active on the site, or else the oldest one that allows it. */
function findAllowed({ licenses, domain }: LicenseRequest) {
  const valid = licenses.filter(({ license }) => decideWithoutSite(license, null).ok);
  const onSite = valid.filter(
    ({ license, activation }) =>
      decideUse(license, activation, { productId: null, domain }).decision.ok,
  );
  return onSite.find(({ activation }) => activation) ?? onSite[0] ?? valid[0];
}

/**
 * Selects the license that a request means where several accounts have issued its key: the one of the
 * product's account, or else one that is valid.
 */
export function selectLicense(request: LicenseRequest) {
  const { licenses, productId, productAccount } = request;
  const ofProduct = licenses.find(({ license }) => license.account_id === productAccount);
  const selected =
    ofProduct ?? (productId === null ? findAllowed(request) : undefined) ?? licenses[0];
  if (!selected) return undefined;
  const isForeign = productId !== null && selected.license.account_id !== productAccount;
  // A license for all products includes only those of its own account.
  const item_id = selected.license.item_id ?? (isForeign ? '' : null);
  return { ...selected, license: { ...selected.license, item_id } };
}
