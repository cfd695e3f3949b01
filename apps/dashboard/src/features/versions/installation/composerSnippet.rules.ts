import type { Product } from '../../../entities/product/product.kind.ts';

/** A product as distributed through Composer. */
export interface ComposerFacts extends Pick<Product, '_id' | 'slug'> {
  /** The account whose repository contains it. */
  account: string;
}

const ID_PART = 8;

/** A Composer name has single separators between letters and digits. */
const COMPOSER_NAME = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

const vendor = (account: string) => `pressdock-${account.slice(0, ID_PART)}`;

/**
 * Returns a product's Composer name: the account's vendor name, and the slug if Composer accepts
 * it. The repository uses the same name.
 */
export function composerName({ _id, slug, account }: ComposerFacts): string {
  const name = COMPOSER_NAME.test(slug) ? slug : `product-${_id.slice(0, ID_PART)}`;
  return `${vendor(account)}/${name}`;
}

const INSECURE = `# This server is reached over http://, which Composer refuses unless the project allows it.
composer config secure-http false

`;

/**
 * Returns the commands that install a product through Composer and keep it updated.
 * @param publicUrl the server's URL for customers, without a trailing slash
 */
export function composerCode(product: ComposerFacts, publicUrl: string): string {
  const { account } = product;
  const { host, protocol } = new URL(publicUrl);
  return `# Run these commands in the folder of composer.json. Add the repository.
composer config repositories.${vendor(account)} composer ${publicUrl}/composer/${account}

${protocol === 'http:' ? INSECURE : ''}# Sign in with a license key, which gives access to all products of its customer, or with one of
# your API keys. Composer stores it in auth.json: do not publish that file.
composer config http-basic.${host} license 'YOUR-LICENSE-KEY'

# Allow the package that puts plugins and themes where WordPress expects them. Composer runs no
# code of other packages unless the project allows it.
composer config allow-plugins.composer/installers true

# Install the package.
composer require ${composerName(product)}
`;
}
