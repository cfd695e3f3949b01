import type { ProductKind } from '@pressdock/api';

/** The label of a field and the sentence under it. */
export interface FieldWords {
  label: string;
  description?: string;
}

const platforms = {
  require_purchase_code: {
    label: 'Pressdock licenses',
    description:
      'Sites receive updates with a license key that you issue here, until the license expires.',
  },
  easy_digital_downloads: {
    label: 'Easy Digital Downloads',
    description: 'Sites receive updates while their license key is valid in your store.',
  },
  easy_digital_downloads_id: {
    label: 'Download ID',
    description: 'The number of the download in your store.',
  },
  easy_digital_downloads_url: {
    label: 'Store URL',
    description: 'The site that runs Easy Digital Downloads with Software Licensing.',
  },
  envato: {
    label: 'Envato Market',
    description: 'Sites receive updates with a purchase code while the purchase includes support.',
  },
  envato_id: {
    label: 'Envato item ID',
    description: 'The number at the end of the item’s URL on Envato Market.',
  },
  envato_ignore_supported_until: {
    label: 'Continue after support ends',
    description: 'A purchase code then never expires.',
  },
  gumroad: {
    label: 'Gumroad',
    description: 'Sites receive updates with the license key that Gumroad issued to the buyer.',
  },
  gumroad_product_id: {
    label: 'Product ID',
    description:
      'Shown in Gumroad where license keys are enabled. Required for products created since 2023.',
  },
  gumroad_product_permalink: {
    label: 'Permalink',
    description: 'For older products: the part after /l/ in the product’s URL.',
  },
  sendowl: {
    label: 'SendOwl',
    description: 'Sites receive updates with the license key that SendOwl issued to the buyer.',
  },
  sendowl_product_id: {
    label: 'SendOwl product ID',
    description: 'The number in the product’s URL at SendOwl.',
  },
  whmcs: {
    label: 'WHMCS',
    description: 'Sites receive updates while their license is active in your WHMCS.',
  },
  whmcs_url: { label: 'WHMCS URL', description: 'The URL of your WHMCS installation.' },
  composer: {
    label: 'Composer',
    description:
      'Projects can also install and update this product with Composer. The selection above still decides who receives updates.',
  },
} as const satisfies Record<string, FieldWords>;

const secretHint = 'Stored encrypted for your account and used for all of its products.';

/** The secrets of the account that some platforms need. */
export const secretWords = {
  envatoApiToken: { label: 'Envato API token', description: secretHint },
  sendowlApiKey: { label: 'SendOwl API key', description: secretHint },
  sendowlApiSecret: { label: 'SendOwl API secret', description: secretHint },
  webhookSecret: {
    label: 'Webhook signing secret',
    description: `Proves that a request comes from Pressdock. ${secretHint}`,
  },
} as const satisfies Record<string, FieldWords>;

/** Returns the labels and descriptions of all fields. */
export function fieldMessages(kind: ProductKind) {
  return {
    name: { label: 'Name', description: `The name that sites show in their list of ${kind}s.` },
    slug: {
      label: 'Slug',
      description: `The name of the ${kind}’s folder. Sites identify the ${kind} by its slug, so do not change it after the first release.`,
    },
    description: {
      label: 'Description',
      description: `What the ${kind} does, in a few sentences.`,
    },
    homepage: { label: 'Homepage', description: `The ${kind}’s web page.` },
    author: { label: 'Author' },
    author_homepage: { label: 'Author’s homepage' },
    installation: {
      label: 'Installation',
      description: `How to set up the ${kind}. Sites show this in its details.`,
    },
    details_url: {
      label: 'Details URL',
      description: 'The page that opens for “View version details”.',
    },
    icon: { label: 'Icon' },
    banner_high: { label: 'Large banner' },
    banner_low: { label: 'Small banner' },
    webhook_urls: { label: 'Webhook URLs' },
    ...platforms,
  } as const satisfies Record<string, FieldWords>;
}
