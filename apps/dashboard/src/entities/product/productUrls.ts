import type { ProductKind } from '@pressdock/api';

/** Returns the URLs of the calls on products of a kind, as the contract writes them. */
export function productUrls(kind: ProductKind) {
  const all = `/api/v1/${kind}s` as const;
  const one = `${all}/{id}` as const;
  const versions = `${one}/versions` as const;
  const version = `${versions}/{versionId}` as const;
  const links = `${version}/temporary-download-links` as const;
  return {
    all,
    one,
    lastUpdateCheck: `${one}/last-update-check`,
    inspectPackage: `${one}/package-report`,
    updaterFile: `${one}/updater-file`,
    inspectNewPackage: `${all}/package-report`,
    updatePreview: `${one}/offer-explanation`,
    versions,
    copyVersion: `${versions}/copy`,
    importVersions: `${versions}/import`,
    version,
    download: `${version}/download`,
    packageReport: `${version}/package-report`,
    addLink: `${version}/temporary-download-link`,
    links,
    link: `${links}/{linkId}`,
  } as const;
}
