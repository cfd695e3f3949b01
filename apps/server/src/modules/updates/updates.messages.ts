/** What a site is told that needs a licence and has none that is good. The code says why. */
export const licenseNeeded = 'A valid license is needed for this product.';

/** Whether a site may have updates, in sentences for the product's owner. */
export const accessMessages = {
  open: 'This product needs no license: every site may have its updates.',
  license: 'The license is valid for this site.',
  licenseUpTo: (maxVersion: string) =>
    `The license is valid for this site, for versions below ${maxVersion}.`,
  platform: 'A platform this product is sold on has confirmed the code.',
  grace: (until: Date) =>
    `The platform cannot be asked. It has confirmed the code before, so the site keeps its updates until ${until.toISOString().slice(0, 10)}.`,
};

/** What becomes of one version for a site, in sentences for the product's owner. */
export const versionMessages = {
  offered: 'The newest version this site can have: it is offered.',
  held: 'The site would be offered this version, but it may not have updates.',
  older: 'The site could run it, and is offered a newer one.',
  installed: 'The site has this version.',
  notNewer: (installed: string) => `Not newer than ${installed}, which the site has.`,
  php: (needed: string, actual: string) => `It needs PHP ${needed}; the site has ${actual}.`,
  wordpress: (needed: string, actual: string) =>
    `It needs WordPress ${needed}; the site has ${actual}.`,
  license: (maxVersion: string) => `The license is only for versions below ${maxVersion}.`,
};
