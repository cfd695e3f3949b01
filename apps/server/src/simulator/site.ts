/** The location of a simulated address and the operator of its network. */
export interface Origin {
  country: string;
  region: string;
  city: string;
  hosting: string;
  /** The beginning of its addresses, such as `88.99.`. */
  prefix: string;
}

/**
 * How a site checks for updates: `query` sends only a query, `post` a form, `bare` an old client that
 * sends the installed version alone.
 */
export type SiteClient = 'query' | 'post' | 'bare';

/** A theme or another plugin of a site. */
export interface Extension {
  slug: string;
  name: string;
  version: string;
}

/** A site at a moment. A change creates a new object, so that earlier visits keep what they reported. */
export interface SiteState {
  /** The number of the installation; it survives a move to another domain. */
  number: number;
  /** In lower case and punycode, without `www.`. Null: the site does not send its address. */
  host: string | null;
  /** Blank, or in lower case with a leading slash. */
  path: string;
  /** The address as the site writes it. */
  url: string | null;
  ip: string;
  origin: Origin;
  isConsenting: boolean;
  client: SiteClient;
  /** As WordPress names it: `de_DE`. */
  locale: string;
  installed: string;
  /** Null: the host removes it from the User-Agent. */
  wordpress: string | null;
  php: string;
  mysql: string;
  theme: Extension;
  plugins: readonly Extension[];
  license: string | null;
}

/** A version of the product. */
export interface Release {
  version: string;
  /** In milliseconds since 1970. */
  releasedAt: number;
  /** Sites with a PHP version that begins so fail to install it more often. */
  troubledPhp?: string;
}

/** An update check. */
export interface CheckVisit {
  kind: 'check';
  at: number;
  site: SiteState;
  /** Whether a person opens the details instead of a scheduled check. */
  isManual: boolean;
  /** The newest version, if it is newer than the installed one. */
  offered: string | null;
}

/** A download of a version. */
export interface DownloadVisit {
  kind: 'download';
  at: number;
  site: SiteState;
  version: string;
}

/** A request of a site. */
export type Visit = CheckVisit | DownloadVisit;
