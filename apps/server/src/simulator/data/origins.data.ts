import type { Weighted } from '../random.ts';
import type { Origin } from '../site.ts';

const row = (
  weight: number,
  country: string,
  region: string,
  city: string,
  hosting: string,
  prefix: string,
): Weighted<Origin> => [{ country, region, city, hosting, prefix }, weight];

/** The hosting of sites. The shares resemble those of WordPress sites. */
export const origins: readonly Weighted<Origin>[] = [
  row(11, 'US', 'Arizona', 'Tempe', 'GoDaddy.com, LLC', '160.153.'),
  row(9, 'US', 'Utah', 'Provo', 'Unified Layer (Bluehost)', '162.241.'),
  row(8, 'US', 'Virginia', 'Ashburn', 'Amazon.com, Inc.', '3.80.'),
  row(6, 'US', 'New Jersey', 'North Bergen', 'DigitalOcean, LLC', '167.99.'),
  row(5, 'US', 'Texas', 'Dallas', 'Akamai Connected Cloud (Linode)', '45.79.'),
  row(5, 'US', 'California', 'Los Angeles', 'New Dream Network, LLC', '69.163.'),
  row(4, 'US', 'Iowa', 'Council Bluffs', 'Google LLC', '34.66.'),
  row(9, 'DE', 'Saxony', 'Falkenstein', 'Hetzner Online GmbH', '88.99.'),
  row(6, 'DE', 'Baden-Wurttemberg', 'Karlsruhe', 'IONOS SE', '217.160.'),
  row(4, 'DE', 'Berlin', 'Berlin', 'Strato GmbH', '81.169.'),
  row(3, 'DE', 'Bavaria', 'Nuremberg', 'Contabo GmbH', '161.97.'),
  row(7, 'FR', 'Hauts-de-France', 'Roubaix', 'OVH SAS', '51.68.'),
  row(3, 'FR', 'Ile-de-France', 'Paris', 'SCALEWAY S.A.S.', '51.158.'),
  row(5, 'GB', 'England', 'London', 'Amazon.com, Inc.', '18.130.'),
  row(3, 'GB', 'England', 'Leeds', '20i Limited', '185.151.'),
  row(5, 'NL', 'South Holland', 'Naaldwijk', 'TransIP B.V.', '149.210.'),
  row(3, 'NL', 'Groningen', 'Eemshaven', 'Google LLC (SiteGround)', '35.214.'),
  row(4, 'IT', 'Tuscany', 'Arezzo', 'Aruba S.p.A.', '89.46.'),
  row(4, 'ES', 'Madrid', 'Madrid', 'Dinahosting S.L.', '82.98.'),
  row(4, 'BR', 'Sao Paulo', 'Sao Paulo', 'Locaweb Servicos de Internet S/A', '186.202.'),
  row(4, 'JP', 'Tokyo', 'Tokyo', 'SAKURA Internet Inc.', '153.120.'),
  row(4, 'IN', 'Maharashtra', 'Mumbai', 'Amazon.com, Inc.', '13.126.'),
  row(3, 'PL', 'Mazovia', 'Warsaw', 'home.pl S.A.', '46.242.'),
  row(3, 'CA', 'Quebec', 'Beauharnois', 'OVH SAS', '51.79.'),
  row(3, 'AU', 'New South Wales', 'Sydney', 'Synergy Wholesale Pty Ltd', '103.27.'),
  row(2, 'SE', 'Vastmanland', 'Vasteras', 'Loopia AB', '93.188.'),
  row(2, 'DK', 'Capital Region', 'Copenhagen', 'one.com A/S', '46.30.'),
  row(2, 'CH', 'Geneva', 'Geneva', 'Infomaniak Network SA', '84.16.'),
  row(2, 'AT', 'Vienna', 'Vienna', 'World4You Internet Services GmbH', '81.19.'),
  row(2, 'LT', 'Vilnius', 'Vilnius', 'Hostinger International Limited', '153.92.'),
  row(2, 'FI', 'Uusimaa', 'Helsinki', 'Hetzner Online GmbH', '95.216.'),
  row(2, 'DE', 'Saxony', 'Falkenstein', 'Hetzner Online GmbH', '2a01:4f8:'),
];

const fallback: readonly Weighted<string>[] = [['en_US', 1]];

/** The languages of the sites in a country. */
const locales: Readonly<Record<string, readonly Weighted<string>[]>> = {
  US: [
    ['en_US', 92],
    ['es_MX', 6],
    ['zh_CN', 2],
  ],
  DE: [
    ['de_DE', 70],
    ['de_DE_formal', 12],
    ['en_US', 18],
  ],
  FR: [
    ['fr_FR', 85],
    ['en_US', 15],
  ],
  GB: [
    ['en_GB', 75],
    ['en_US', 25],
  ],
  NL: [
    ['nl_NL', 70],
    ['en_US', 30],
  ],
  IT: [['it_IT', 1]],
  ES: [
    ['es_ES', 85],
    ['ca', 15],
  ],
  BR: [['pt_BR', 1]],
  JP: [['ja', 1]],
  PL: [['pl_PL', 1]],
  CA: [
    ['en_CA', 60],
    ['fr_CA', 40],
  ],
  AU: [['en_AU', 1]],
  SE: [['sv_SE', 1]],
  DK: [['da_DK', 1]],
  CH: [
    ['de_CH', 60],
    ['fr_FR', 30],
    ['it_IT', 10],
  ],
  AT: [['de_AT', 1]],
  FI: [
    ['fi', 60],
    ['en_US', 40],
  ],
};

/** Returns the languages of the sites in a country. */
export function localesOf(country: string): readonly Weighted<string>[] {
  return locales[country] ?? fallback;
}
