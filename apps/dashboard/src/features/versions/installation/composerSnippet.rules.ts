import type { Product } from '../../../entities/product/product.kind.ts';

/** A product as distributed through Composer. */
export interface ComposerFacts extends Pick<Product, '_id' | 'slug'> {
  /** The account whose repository contains it. */
  account: string;
}

const ID_PART = 8;

/** A Composer name has single separators between letters and digits. */
const COMPOSER_NAME = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

/**
 * Returns a product's Composer name: the account's vendor name, and the slug if Composer accepts
 * it. The repository uses the same name.
 */
export function composerName({ _id, slug, account }: ComposerFacts): string {
  const name = COMPOSER_NAME.test(slug) ? slug : `product-${_id.slice(0, ID_PART)}`;
  return `pressdock-${account.slice(0, ID_PART)}/${name}`;
}

/** Returns the commands that install a product through Composer and keep it updated. */
export function composerCode(product: ComposerFacts, origin: string): string {
  const { account } = product;
  return `# Add the repository. Run these commands in the folder of composer.json.
composer config repositories.pressdock composer ${origin}/composer/${account}

# Sign in. The password is a license key or one of your API keys.
composer config http-basic.${new URL(origin).host} license YOUR-LICENSE-KEY

# Install the package. Its dependency composer/installers puts it where WordPress expects it.
composer require ${composerName(product)}
`;
}
