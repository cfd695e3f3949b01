import type { Product } from './product.kind.ts';
import { productMessages } from './product.messages.ts';

/** The platform that manages a product's licenses. */
export type LicenseManager = keyof typeof productMessages.license;

type LicenseFacts = Pick<
  Product,
  'require_purchase_code' | 'easy_digital_downloads' | 'envato' | 'gumroad' | 'sendowl'
>;

/**
 * Returns who manages a product's licenses: the first of these that is enabled.
 * @see specification, section 4, "License management label precedence"
 */
export function licenseManager(product: LicenseFacts): LicenseManager {
  if (product.require_purchase_code) return 'own';
  if (product.easy_digital_downloads) return 'easyDigitalDownloads';
  if (product.envato) return 'envato';
  if (product.gumroad) return 'gumroad';
  if (product.sendowl) return 'sendowl';
  return 'none';
}

/** The result of a product's newest build, as a tone and a text. */
export interface DeployStatus {
  tone: 'neutral' | 'positive' | 'critical';
  text: string;
}

const LAST_GOOD_BUILD_CODE = 201;

/**
 * Describes the newest build: a response code above 201 means failure, any other shows the build's
 * message.
 * @see specification, section 4, "Build display"
 */
export function deployStatus(build: Product['latestBuild']): DeployStatus {
  const { none, failed } = productMessages.deployment;
  if (build === null) return { tone: 'neutral', text: none };
  if (build.responseCode > LAST_GOOD_BUILD_CODE) return { tone: 'critical', text: failed };
  return { tone: 'positive', text: build.responseBody };
}

/** Returns the version that a tile shows: the newest one's number, or that there is none. */
export function versionLabel(latestVersion: Pick<Product, 'latestVersion'>['latestVersion']) {
  return latestVersion?.version ?? productMessages.noVersions;
}

const figures = new Intl.NumberFormat('en-US');

/** Returns the downloads that a tile shows, as "1,530 downloads". */
export function downloadsLabel(downloads: number): string {
  return productMessages.downloads(figures.format(downloads));
}

/**
 * Returns an icon's URL if the page may load it: the content security policy allows images only
 * from this server and would report any other as a violation.
 */
export function showableIcon(address: string, origin: string): string | undefined {
  if (address === '' || !URL.canParse(address, origin)) return undefined;
  return new URL(address, origin).origin === origin ? address : undefined;
}
