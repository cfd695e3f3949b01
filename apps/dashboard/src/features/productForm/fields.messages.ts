import type { ProductKind } from '../../shared/paths.ts';

/** What one field of the form is called, and the sentence under it. */
export interface FieldWords {
  label: string;
  description?: string;
}

const platforms = {
  require_purchase_code: {
    label: 'Licenses of this account',
    description:
      'A site gets updates with a license key that you give out here, until the license ends.',
  },
  easy_digital_downloads: {
    label: 'Easy Digital Downloads',
    description: 'A site gets updates while its license key is valid at your own store.',
  },
  easy_digital_downloads_id: {
    label: 'Download id',
    description: 'The number of the download in your store.',
  },
  easy_digital_downloads_url: {
    label: 'Store address',
    description: 'The site that runs Easy Digital Downloads and its Software Licensing.',
  },
  envato: {
    label: 'Envato Market',
    description: 'A site gets updates with its purchase code, as long as the purchase has support.',
  },
  envato_id: {
    label: 'Envato item id',
    description: 'The number at the end of the item’s address on the market.',
  },
  envato_ignore_supported_until: {
    label: 'Go on after support has ended',
    description: 'A purchase code then works for updates for ever.',
  },
  gumroad: {
    label: 'Gumroad',
    description: 'A site gets updates with the license key that Gumroad gave its buyer.',
  },
  gumroad_product_id: {
    label: 'Product id',
    description:
      'Shown in Gumroad where license keys are switched on. Products made since 2023 need it.',
  },
  gumroad_product_permalink: {
    label: 'Permalink',
    description: 'For an older product: what follows /l/ in its address.',
  },
  sendowl: {
    label: 'SendOwl',
    description: 'A site gets updates with the license key that SendOwl gave its buyer.',
  },
  sendowl_product_id: {
    label: 'SendOwl product id',
    description: 'The number in the product’s address at SendOwl.',
  },
  whmcs: {
    label: 'WHMCS',
    description: 'A site gets updates while its license is active in your WHMCS.',
  },
  whmcs_url: { label: 'WHMCS address', description: 'Where your WHMCS is installed.' },
  composer: {
    label: 'Composer',
    description:
      'Projects can also install and update it with Composer; who may have updates stays as chosen above.',
  },
} as const satisfies Record<string, FieldWords>;

const secretHint = 'Kept encrypted for your account, and used for all of its products.';

/** The keys of the account that some platforms ask for. */
export const secretWords = {
  envatoApiToken: { label: 'Envato API token', description: secretHint },
  sendowlApiKey: { label: 'SendOwl API key', description: secretHint },
  sendowlApiSecret: { label: 'SendOwl API secret', description: secretHint },
  webhookSecret: {
    label: 'Signing secret',
    description: `Proves to your address that a message comes from here. ${secretHint}`,
  },
} as const satisfies Record<string, FieldWords>;

/** What each field of the form is called, and what it is for. */
export function fieldMessages(kind: ProductKind) {
  return {
    name: { label: 'Name', description: `As it appears on the sites' ${kind} screens.` },
    slug: {
      label: 'Slug',
      description: `The name of the ${kind}'s folder. Sites know it by this, so keep it once it is released.`,
    },
    description: { label: 'Description', description: 'What it does, in a few sentences.' },
    homepage: { label: 'Homepage', description: 'Where people read about it.' },
    author: { label: 'Author' },
    author_homepage: { label: "Author's homepage" },
    installation: {
      label: 'Installation',
      description: 'How it is set up, for its details on the site.',
    },
    details_url: {
      label: 'Details address',
      description: 'The page that a site opens for “View version details”.',
    },
    icon: { label: 'Icon' },
    banner_high: { label: 'Large banner' },
    banner_low: { label: 'Small banner' },
    webhook_urls: { label: 'Webhook addresses' },
    ...platforms,
  } as const satisfies Record<string, FieldWords>;
}
