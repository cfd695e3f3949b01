import type { ProductKind } from '../../../shared/paths.ts';

/** The sentences that explain what a site is offered. */
export function offerExplanationMessages(kind: ProductKind) {
  return {
    title: 'Who gets what',
    description: `Describe a site, and see which version of this ${kind} it is offered and why not another one. Nothing is counted.`,
    installed: 'Installed version',
    installedHint: 'Left blank, the site does not tell.',
    php: 'PHP version',
    wordpress: 'WordPress version',
    license: 'License key or purchase code',
    domain: 'Domain',
    domainPlaceholder: 'shop.example',
    ask: 'Explain the offer',
    close: 'Close',
    failed: 'There was an error explaining the offer.  Please try again.',
    offered: (version: string) => `The site is offered ${version}`,
    nothing: 'The site is offered nothing',
    versions: 'Version by version',
    version: 'Version',
    verdict: 'Verdict',
    why: 'Why',
    verdicts: {
      offered: 'Offered',
      older: 'Older',
      not_newer: 'Not newer',
      php_too_old: 'PHP too old',
      wordpress_too_old: 'WordPress too old',
      license_limit: 'Beyond the license',
    },
    noVersions: 'There are no versions yet.',
  };
}
