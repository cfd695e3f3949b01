import type { Weighted } from '../random.ts';

/** The versions of WordPress at the start, of which every site has one. */
export const wordpressVersions: readonly Weighted<string>[] = [
  ['6.8.1', 46],
  ['6.7.2', 17],
  ['6.6.2', 10],
  ['6.5.5', 7],
  ['6.4.5', 6],
  ['6.3.5', 4],
  ['6.2.6', 3],
  ['6.1.7', 2.5],
  ['6.0.9', 2],
  ['5.9.10', 1.5],
  ['5.8.10', 1],
];

/** New versions of WordPress: the share of the days before it, the versions it replaces, and the daily share of updates. */
export const wordpressUpdates = [
  { after: 0.2, version: '6.8.2', from: ['6.8.1'], daily: 0.3 },
  { after: 0.3, version: '6.7.3', from: ['6.7.2'], daily: 0.25 },
  { after: 0.6, version: '6.9', from: ['6.8.2', '6.7.3'], daily: 0.05 },
] as const;

/** The versions of PHP at the start. */
export const phpVersions: readonly Weighted<string>[] = [
  ['8.4.8', 5],
  ['8.3.22', 20],
  ['8.3.6', 9],
  ['8.2.28', 23],
  ['8.1.32', 15],
  ['8.0.30', 8],
  ['7.4.33', 14],
  ['7.3.33', 2.5],
  ['7.2.34', 2],
  ['8.2.7-1+deb12u1', 1.5],
];

/** The version of PHP that a host upgrades a site to, by the version that it has. */
export const phpUpgrades: Readonly<Record<string, string>> = {
  '7.2.34': '7.4.33',
  '7.3.33': '7.4.33',
  '7.4.33': '8.1.32',
  '8.0.30': '8.2.28',
  '8.1.32': '8.3.22',
  '8.2.28': '8.3.22',
  '8.2.7-1+deb12u1': '8.3.22',
  '8.3.6': '8.3.22',
  '8.3.22': '8.4.8',
};

/** Version strings of database servers. */
export const mysqlVersions: readonly Weighted<string>[] = [
  ['8.0.36', 18],
  ['8.0.42-0ubuntu0.22.04.1', 9],
  ['8.4.5', 5],
  ['5.7.44', 7],
  ['5.7.23-23', 5],
  ['10.3.27-MariaDB-cll-lve', 5],
  ['10.4.34-MariaDB-log', 5],
  ['10.5.26-MariaDB-cll-lve', 8],
  ['10.6.22-MariaDB-cll-lve', 16],
  ['10.6.18-MariaDB-0ubuntu0.22.04.1', 6],
  ['10.11.11-MariaDB-0+deb12u1', 10],
  ['11.4.5-MariaDB-ubu2404', 6],
];

type Named = Weighted<readonly [slug: string, name: string, versions: readonly string[]]>;

/** The themes of sites with the versions in use. */
export const themes: readonly Named[] = [
  [['astra', 'Astra', ['4.11.1', '4.10.0', '4.8.9']], 18],
  [['hello-elementor', 'Hello Elementor', ['3.4.3', '3.3.0']], 15],
  [['Divi', 'Divi', ['4.27.4', '4.25.0']], 13],
  [['generatepress', 'GeneratePress', ['3.6.0', '3.5.1']], 9],
  [['kadence', 'Kadence', ['1.2.22', '1.2.14']], 8],
  [['oceanwp', 'OceanWP', ['4.1.0']], 7],
  [['twentytwentyfive', 'Twenty Twenty-Five', ['1.2']], 7],
  [['twentytwentyfour', 'Twenty Twenty-Four', ['1.3']], 6],
  [['storefront', 'Storefront', ['4.6.1', '4.6.0']], 6],
  [['blocksy', 'Blocksy', ['2.1.0']], 5],
  [['avada', 'Avada', ['7.12.1', '7.11.3']], 4],
  [['neve', 'Neve', ['4.1.1']], 2],
];

/** Other plugins of sites with the versions in use. */
export const otherPlugins: readonly Named[] = [
  [['woocommerce/woocommerce.php', 'WooCommerce', ['9.9.3', '9.8.5', '8.9.3']], 12],
  [['elementor/elementor.php', 'Elementor', ['3.29.2', '3.28.4']], 10],
  [['wordpress-seo/wp-seo.php', 'Yoast SEO', ['25.3', '24.9']], 10],
  [['contact-form-7/wp-contact-form-7.php', 'Contact Form 7', ['6.0.6', '5.9.8']], 9],
  [['akismet/akismet.php', 'Akismet Anti-spam', ['5.4', '5.3.7']], 6],
  [['wordfence/wordfence.php', 'Wordfence Security', ['8.0.5']], 5],
  [['wpforms-lite/wpforms.php', 'WPForms Lite', ['1.9.6']], 5],
  [['litespeed-cache/litespeed-cache.php', 'LiteSpeed Cache', ['7.1', '6.5.4']], 5],
  [['updraftplus/updraftplus.php', 'UpdraftPlus', ['1.25.6']], 4],
  [['redirection/redirection.php', 'Redirection', ['5.5.2']], 3],
];

/** The words that the domains of sites are made of. */
export const hostWords = {
  first:
    'amber birch cedar copper coral dune ember fern granite harbor hazel indigo iris juniper lark linden maple meadow nordic oak olive pine plum quartz river sage silver stone sunny tidal velvet willow'.split(
      ' ',
    ),
  second:
    'atelier bakery books ceramics clinic coffee cycles dental design farm florist garage garden gallery hotel kitchen lamps market optics outfitters paper pottery records school shop spa studio tea tools travel wines yoga'.split(
      ' ',
    ),
} as const;
