import { COLLECTED_FIELDS, type CollectedField } from '@pressdock/api/limits';

/** The facts that every update check needs, which are stored of all sites. */
export interface BasicFacts {
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
}

/** The facts that are stored only with consent, and only if the product collects them. */
export interface OptionalFacts {
  host: string | null;
  mysql_version: string | null;
  language: string | null;
  theme: string | null;
  theme_version: string | null;
  country: string | null;
  region: string | null;
  city: string | null;
  hosting: string | null;
  /** The truncated address of the client. */
  client_network: string | null;
}

/** The facts that a site reports about itself; null for those it does not report. */
export interface SiteFacts extends BasicFacts, OptionalFacts {
  is_consenting: boolean;
}

/** An update check of a site. */
export interface SiteCheck extends SiteFacts {
  item_id: string;
  /** 16 bytes in hexadecimal; null for sites that do not send their address, which are only counted. */
  site_key: string | null;
  /** The key of the site's host, if the site is in a folder of it. An erased domain includes its folders. */
  host_key?: string | undefined;
  /** ISO 8601, in UTC, with milliseconds. */
  at: string;
  /** The names and versions of the site's plugins, which are only counted. */
  plugins?: readonly (readonly [name: string, version: string])[] | undefined;
}

/** A check as it was recorded, and how often it was repeated at about the same time. */
export interface RecordedCheck extends SiteCheck {
  times: number;
  /** The version that the response offered. */
  offered?: string | undefined;
}

/** A check of a site that sent its address. */
export type KeyedCheck = RecordedCheck & { site_key: string };

/** The facts of sites that do not consent. */
export const NO_OPTIONAL_FACTS: OptionalFacts = {
  host: null,
  mysql_version: null,
  language: null,
  theme: null,
  theme_version: null,
  country: null,
  region: null,
  city: null,
  hosting: null,
  client_network: null,
};

/** The columns of facts with text. */
export const TEXT_FACTS = [
  ...(['installed_version', 'wordpress_version', 'php_version', 'host', 'mysql_version'] as const),
  ...(['language', 'theme', 'theme_version', 'country', 'region', 'city', 'hosting'] as const),
  'client_network',
] as const satisfies readonly (keyof SiteFacts)[];

/** Returns a check without what its site did not consent to. */
export function withoutUnconsented<Check extends SiteCheck>(check: Check): Check {
  return check.is_consenting ? check : { ...check, ...NO_OPTIONAL_FACTS, plugins: undefined };
}

/** The name of an optional fact. */
export type OptionalFact = keyof OptionalFacts;

/** The facts of each optional field. The plugins of a site are only counted. */
const factsOf: Readonly<Record<CollectedField, readonly OptionalFact[]>> = {
  domain: ['host'],
  mysql: ['mysql_version'],
  language: ['language'],
  theme: ['theme', 'theme_version'],
  location: ['country', 'region', 'city'],
  hosting: ['hosting'],
  plugins: [],
};

/** Returns the facts of the fields that a product does not collect. The network belongs to two of them. */
export function uncollectedFacts(fields: readonly CollectedField[]): OptionalFact[] {
  const hasNetwork = fields.includes('location') || fields.includes('hosting');
  const facts = COLLECTED_FIELDS.filter((field) => !fields.includes(field)).flatMap(
    (field) => factsOf[field],
  );
  return hasNetwork ? facts : [...facts, 'client_network'];
}

/** Returns the facts of a site without what its product does not collect. */
export function withoutUncollected<Facts extends SiteFacts & Pick<SiteCheck, 'plugins'>>(
  facts: Facts,
  fields: readonly CollectedField[] | undefined,
): Facts {
  if (fields === undefined) return facts;
  const omitted = Object.fromEntries(uncollectedFacts(fields).map((name) => [name, null]));
  const hasPlugins = facts.plugins === undefined || fields.includes('plugins');
  return { ...facts, ...omitted, ...(!hasPlugins && { plugins: undefined }) };
}
