import type { ProductKind } from '@pressdock/api';

/** Sentences of the update preview. */
export function updatePreviewMessages(kind: ProductKind) {
  return {
    title: 'Update preview',
    description: `Describe a site to see which version of this ${kind} it would be offered, and why. Previews do not count as update checks.`,
    installed: 'Installed version',
    installedHint: 'Leave blank if unknown.',
    php: 'PHP version',
    wordpress: 'WordPress version',
    license: 'License key or purchase code',
    domain: 'Domain',
    domainPlaceholder: 'shop.example',
    ask: 'Preview update',
    close: 'Close',
    failed: 'There was an error previewing the update.  Please try again.',
    offered: (version: string) => `The site is offered ${version}`,
    nothing: 'The site is offered no update',
    versions: 'All versions',
    version: 'Version',
    verdict: 'Result',
    why: 'Reason',
    verdicts: {
      offered: 'Offered',
      older: 'Older',
      not_newer: 'Not newer',
      not_offered: 'Not offered',
      php_too_old: 'PHP too old',
      wordpress_too_old: 'WordPress too old',
      license_limit: 'Not included in the license',
    },
    noVersions: 'There are no versions yet.',
  };
}
